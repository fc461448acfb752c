import type { SolutionCopy } from '../types'
import {
  beneficial,
  chains,
  controlled,
  controller,
  guaranteed,
  guaranteeRing,
  holdings,
  owners,
  percent,
  query,
  ringQuery,
  votes
} from './graph'

const first = owners[0]
const companies = controlled.filter((id) => id !== controller && id !== 'T')
const million = (tenThousands: number) => `¥${tenThousands / 100}m`

export default {
  title: 'Corporate credit: who owns, who decides',
  description:
    'Multiply shares upwards for beneficial owners, merge votes downwards for control, then see whether guarantees go round in a circle. Model, queries, results.',
  kicker: 'Solutions · Corporate credit',
  headline: 'Three shareholders, one decision',
  lead: 'A share register ends at the first level. Join the holdings level by level, multiply along each chain, add up the chains: then you know whose company it is, who decides in it, and who vouches for whom.',
  hero: {
    caption: `${holdings.length} holdings above applicant T`,
    reading: 'Holdings run from top to bottom; the share is on the edge',
    alt: `Holdings: three people hold applicant T through three holding companies and three shareholders; along the orange chain ${controller} commands ${percent(votes)} of the votes`,
    legend: [
      { mark: 'account', label: 'person' },
      { mark: 'asset', label: 'company' },
      { mark: 'start', label: 'applicant' },
      { mark: 'edge', label: 'holds' },
      { mark: 'found', label: 'control' }
    ],
    callouts: [
      'Applicant T: its register lists three companies and nobody else.',
      '45%, 35% and 20%: none of them seems to decide alone.',
      'P1 holds 80% of H1. More than half is control.',
      'P1 controls H2, and H2 holds 51% of E2.',
      `${controller}: ${percent(first?.share ?? 0)} of the shares, ${percent(votes)} of the votes.`,
      `P2 controls none of the shareholders and yet holds ${percent(owners[1]?.share ?? 0)}: a beneficial owner too.`
    ]
  },
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
    sued: 'party to'
  },
  plates: [
    {
      question: 'What does the register miss?',
      headline: 'Shares multiply, votes add up',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'shares',
              caption: `${chains.length} chains of holdings, each the product of its shares`,
              alt: `Bars: the shares of ${chains.length} chains; ${owners.map(({ person, share }) => `${person} ${percent(share)}`).join(', ')} together`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One person, several ways',
                  text: `${first?.person} holds T by ${first?.chains} chains. None of them is striking; together they are ${percent(first?.share ?? 0)}. All chains add up to exactly 100%, so a missing one would show.`
                },
                {
                  title: 'A share is not control',
                  text: `Whoever holds more than half decides how a company votes. ${controller} controls ${companies.join(', ')}, and their votes in T make ${percent(votes)}: less than half of the value, all of the say.`
                },
                {
                  text: 'In tables the number of levels has to be fixed beforehand, and crossed holdings turn the recursion into a maze. In a graph, from people to company, any depth is the same query.'
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
      headline: 'Up to the people, down with the votes',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take the applicant', text: 'One level up from T: E1, E2, E3.', figure: 'step-1' },
            { title: 'One more', text: 'Through the holding companies H1, H2, H3.', figure: 'step-2' },
            { title: 'Reach people', text: `${chains.length} chains: multiply along each, add up by person.`, figure: 'step-3' },
            {
              title: 'Merge the votes',
              text: `Down from ${controller}, take in whatever is held by more than half, until T.`,
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
              caption: `People with 25% or more: ${beneficial.length}`,
              columns: ['Person', 'Chains', 'Share', 'Votes in T'],
              rows: owners.map(({ person, share, chains: count }) => [
                beneficial.some((owner) => owner.person === person) ? { text: person, mark: 'found' } : person,
                String(count),
                beneficial.some((owner) => owner.person === person) ? { text: percent(share), mark: 'found' } : percent(share),
                person === controller ? { text: percent(votes), mark: 'found' } : '—'
              ]),
              parts: [
                {
                  text: 'These are two answers: a beneficial owner is a matter of shares, a controller a matter of votes. A credit file needs both, each with its chains.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Do the guarantees hold?',
      headline: 'A guarantee that comes round is none',
      blocks: [
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Guarantee circle', code: ringQuery },
            {
              kind: 'figure',
              figure: 'guarantees',
              caption: 'Guarantees (¥10,000); the orange ones meet',
              alt: `Guarantees: ${guaranteeRing.join(', ')} vouch for one another in turn and back to T, ${million(guaranteed)} in all; X3 stands outside`
            }
          ]
        },
        {
          kind: 'gains',
          items: [
            {
              term: 'Money in the circle',
              text: `${guaranteeRing.length} companies guarantee ${million(guaranteed)} to one another. When one defaults, the claim travels round and ends where it began.`
            },
            {
              term: 'Family in the circle',
              text: `E2 is part of the circle and controlled by ${controller}. No guarantee contract says so.`
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
                ['guarantees', 'company → company', 'sum, kind, term'],
                ['borrowed', 'company → loan', 'sum, from, until'],
                ['party to', 'company → case', 'role, date filed']
              ],
              found: 'holds',
              text: [
                'Registry, loan book and courts each have their own record of a company. Make them one vertex by the registration number first, then attach the edges.',
                'With a date on each edge one can ask who controlled the company on the day of the loan, not only today.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a person holds a company, a company holds and guarantees companies, borrowed a loan and is party to a case'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Once at application, again at every change',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'External data', text: 'registry, courts, credit bureau' },
            { name: 'Loan system', text: 'clients, limits, guarantees' },
            { name: 'Graph database', text: 'ownership, control, guarantee circles', main: true },
            { name: 'Approval, monitoring', text: 'group limits, warnings' }
          ],
          caption: 'When a holding changes, the clients it concerns are found by walking back along the edges'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To see through one group of companies', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'For the credit department alone', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'Front, middle and back office together',
              edition: 'standard',
              text: 'Relations without other banks’ limits: permissions reach edges and properties.'
            },
            { need: 'A country’s companies, updated daily', edition: 'advanced', text: 'Partitioned storage.' }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Bring the group nobody can draw' }
} satisfies SolutionCopy
