import type { SolutionCopy } from '../types'
import {
  beneficial,
  chains,
  controlled,
  controller,
  controlQuery,
  guaranteed,
  guaranteeRing,
  guarantees,
  holdings,
  owners,
  percent,
  query,
  ringQuery,
  votes,
  votesOf
} from './graph'

const first = owners[0]
const largest = Math.max(...chains.filter(({ person }) => person === first?.person).map(({ share }) => share))
const companies = controlled.filter((id) => id !== controller && id !== 'T')
const million = (tenThousands: number) => `¥${tenThousands / 100}m`

export default {
  title: 'Corporate credit: find the actual controller',
  description:
    'Multiply shares upward to find beneficial owners, combine votes downward to find control, and detect circular guarantees. With graph model, queries and results.',
  headline: 'Find the actual controller behind layered holdings',
  lead: 'Find out who owns an applicant, who controls it and who guarantees whose debt, each with one query. Shares multiply along each chain and add up across chains; majorities pass control on.',
  hero: {
    caption: `${holdings.length} holdings above applicant T`,
    reading: 'Holdings from top to bottom; each edge shows the share',
    alt: `Holdings: three people hold applicant T through three holding companies and three shareholders; along the orange chain ${controller} controls ${percent(votes)} of the votes`,
    legend: [
      { mark: 'account', label: 'person' },
      { mark: 'asset', label: 'company' },
      { mark: 'start', label: 'applicant' },
      { mark: 'edge', label: 'holds' },
      { mark: 'found', label: 'control' }
    ],
    callouts: [
      'Applicant T: the share register lists three companies only.',
      '45%, 35% and 20%: no shareholder appears to have control.',
      'P1 holds 80% of H1: more than half means control.',
      'P1 controls H2, and H2 holds 51% of E2.',
      `${controller}: ${percent(first?.share ?? 0)} of the shares, ${percent(votes)} of the votes.`,
      `P2 controls only E3, with ${percent(votesOf('P2'))} of the votes, but holds ${percent(owners[1]?.share ?? 0)} in total: also a beneficial owner.`
    ]
  },
  answer: {
    caption: 'Who holds 25% or more of company T?',
    columns: ['Owner', 'Total share']
  },
  bring:
    'Tables of companies, shareholdings, positions and guarantees, plus twenty or thirty companies you have already reviewed by hand.',
  words: {
    people: 'People',
    holdingsCompanies: 'Holding companies',
    shareholders: 'Register',
    applicant: 'Applicant',
    threshold: 'line 25%',
    person: 'Person',
    company: 'Firm',
    loan: 'Loan',
    court: 'Case',
    holds: 'holds',
    guarantees: 'guarantees',
    borrowed: 'borrowed',
    sued: 'party to',
    ...Object.fromEntries(guarantees.map(({ amount }) => [`amount-${amount}`, million(amount)]))
  },
  plates: [
    {
      question: 'What does the register miss?',
      headline: 'Multiply shares for ownership, combine votes for control',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'shares',
              caption: `${chains.length} ownership chains; each bar is the product of the shares along the chain`,
              alt: `Bars: the shares of ${chains.length} chains; ${owners.map(({ person, share }) => `${person} ${percent(share)}`).join(', ')} together`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One person, several chains',
                  text: `${first?.person} holds T through ${first?.chains} chains. The largest makes ${percent(largest)}; together they make ${percent(first?.share ?? 0)}. All chains add up to exactly 100%, so a missing chain would be noticed.`
                },
                {
                  title: 'A share is not control',
                  text: `A majority shareholder decides how a company votes. ${controller} controls ${companies.join(', ')}, and their votes in T add up to ${percent(votes)}: less than half of the shares, yet control.`
                },
                {
                  text: 'In a relational database this takes a recursive query that must also handle the cycles of cross-holdings. In a graph, the same query runs from people to company at any depth.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Trace owners upward, combine their votes downward',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take the applicant', text: 'One level up from T: E1, E2, E3.', figure: 'step-1' },
            { title: 'Next level', text: 'Through the holding companies H1, H2, H3.', figure: 'step-2' },
            { title: 'Reach people', text: `${chains.length} chains: multiply along each, add up by person.`, figure: 'step-3' },
            {
              title: 'Combine the votes',
              text: `Down from ${controller}: if ${controller} casts most votes in a company, ${controller} also casts that company’s votes, until T.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Beneficial owners', code: query },
            {
              kind: 'table',
              caption: `Owners of T; ${beneficial.length} of them hold 25% or more`,
              columns: ['Person', 'Chains', 'Share', 'Votes in T through controlled companies'],
              rows: owners.map(({ person, share, chains: count }) => [
                beneficial.some((owner) => owner.person === person) ? { text: person, mark: 'found' } : person,
                String(count),
                beneficial.some((owner) => owner.person === person) ? { text: percent(share), mark: 'found' } : percent(share),
                person === controller ? { text: percent(votes), mark: 'found' } : percent(votesOf(person))
              ]),
              parts: [
                {
                  text: 'In this example, a share of 25% makes a beneficial owner, and a majority of the votes the actual controller. Apply the other criteria of your regulator separately.'
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Votes of each controller', code: controlQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Follow majorities, then add up votes',
                  text: `The query follows holdings above one half and adds up the votes of the companies they reach. ${controller} has ${percent(votes)} of the votes in T: the actual controller.`
                },
                {
                  title: 'When only several companies reach a majority together',
                  text: 'Repeat the step with the companies found so far, until no company is added. The online demo computes this.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Do the guarantees hold?',
      headline: 'Circular guarantees add no security',
      blocks: [
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Guarantee circle', code: ringQuery },
            {
              kind: 'figure',
              figure: 'guarantees',
              caption: 'Guarantees; the orange ones form a circle',
              alt: `Guarantees: ${guaranteeRing.join(', ')} guarantee one another in turn and back to T, ${million(guaranteed)} in all; X3 stands outside`
            }
          ]
        },
        {
          kind: 'gains',
          items: [
            {
              term: 'Exposure in the circle',
              text: `${guaranteeRing.length} companies guarantee ${million(guaranteed)} for one another. If one defaults, the claims pass around the circle and return to it.`
            },
            {
              term: 'Related companies in the circle',
              text: `E2 is in the circle and controlled by ${controller}. No guarantee contract shows this link.`
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Shares on edges, one vertex per company',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['holds', 'person or company → company', 'share, paid in, as of'],
                ['guarantees', 'company → company', 'amount, kind, term'],
                ['borrowed', 'company → loan', 'amount, from, until'],
                ['party to', 'company → case', 'role, date filed']
              ],
              found: 'holds',
              text: [
                'The registry, the loan system and the courts each have their own record of a company. First merge them into one vertex by registration number, then attach the edges.',
                'With a date on each edge you can ask who controlled the company on the day of the loan, not only today.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a person holds a company, a company holds and guarantees companies, borrowed a loan and is party to a case'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Run it at application and at every change',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'External data', text: 'registry, courts, credit bureau' },
            { name: 'Loan system', text: 'customers, limits, guarantees' },
            { name: 'Graph database', text: 'ownership, control, guarantee circles', main: true },
            { name: 'Approval, monitoring', text: 'group limits, warnings' }
          ],
          caption: 'When a holding changes, a traversal finds every affected customer'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the queries on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One credit department', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Front, middle and back office with separate rights',
              edition: 'standard',
              text: 'Relationship managers see relationships but not credit lines at other banks: permissions reach edges and properties.'
            },
            { need: 'All companies of a country, updated continuously', edition: 'advanced', text: 'Partitioned storage.' }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: 'How is it measured?',
      headline: 'Check it against reviewed credit files',
      lead: 'Compare with credit files that were researched by hand.',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Agreement',
              text: 'Take files that were researched by hand, compare company by company, and explain each difference.'
            },
            {
              term: 'Depth',
              text: 'Record how many layers each answer took, and what a check of the first layer would have missed.'
            },
            { term: 'Freshness', text: 'The time from a change in the register until the credit decision reflects it.' }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Test it on your most complex group' }
} satisfies SolutionCopy
