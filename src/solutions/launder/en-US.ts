import type { SolutionCopy } from '../types'
import {
  duration,
  followed,
  gathered,
  gathering,
  ignored,
  largestSplit,
  layers,
  maxStay,
  monitoringThreshold,
  passingRows,
  query,
  resultRows,
  sent,
  share,
  sink,
  source,
  trailQuery,
  transfers
} from './graph'

const accounts = layers.flat().length
/** The data counts in ten thousand; English counts in thousands. */
const sum = (tenThousands: number) => `¥${(tenThousands * 10).toLocaleString('en')}k`

export default {
  title: 'Anti-money laundering: trace the full money trail',
  description:
    'Follow money that is split, layered and collected again, in time order: graph model, query, holding times and a money trail you can verify.',
  headline: 'Trace split transfers to the collecting account',
  lead: 'Follow the money of one account, in time order, to the account that collects it. Every transfer before that is below the threshold; only the whole path shows the splitting.',
  hero: {
    caption: `${sum(sent)} leaves ${source} and is collected ${layers.length - 1} hops later`,
    reading: 'Layers from left to right; arrows follow the money',
    alt: `A flow of money: ${sum(sent)} leaves ${source} in ${layers[1]?.length} transfers, passes three layers of accounts, and ${sum(gathered)} is collected in ${sink}`,
    legend: [
      { mark: 'start', label: 'source' },
      { mark: 'account', label: 'account' },
      { mark: 'path', label: 'traced' },
      { mark: 'edge', label: 'unrelated' },
      { mark: 'found', label: 'collected' }
    ],
    callouts: [
      `Source ${source}: ${layers[1]?.length} transfers within two hours, ${sum(sent)} in all.`,
      `Before collection, no transfer exceeds ${sum(largestSplit)}; the threshold here is ${sum(monitoringThreshold)}.`,
      'The second layer merges some amounts and splits others: no two match.',
      `At the end, ${gathering.length} accounts pay into the same account.`,
      `Account ${sink} receives ${sum(gathered)}, ${share}% of the amount sent.`,
      'A4 paid X1 before it received the money, so that transfer is excluded.'
    ]
  },
  answer: {
    caption: 'Where did the money from S1 end up?',
    columns: ['Account', 'Received (CNY)']
  },
  bring:
    'Transfers of one period and account-opening data, masked. Reported suspicions stay with you: compare them in your own environment and share them with no one.',
  words: {
    placed: 'Source',
    layeredOnce: 'Layer 1',
    layeredTwice: 'Layer 2',
    layeredThrice: 'Layer 3',
    gathered: 'Sink',
    customer: 'Customer',
    account: 'Account',
    address: 'Address',
    channel: 'Channel',
    owns: 'owns',
    lives: 'lives at',
    uses: 'uses',
    transferred: 'transferred'
  },
  plates: [
    {
      question: 'What does a threshold miss?',
      headline: 'Before collection, each transfer is below the threshold',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: 'A threshold checks one transfer',
                  text: `This example has one rule, for single amounts. Rules that add up amounts check one account, not the chain. Most transfers at a bank are below ${sum(monitoringThreshold)}: alerting on all is useless, alerting on none misses this case.`
                },
                {
                  title: 'A balance shows one account',
                  text: `Intermediate accounts pay out nearly everything they receive, and hold it for ${maxStay} hours at most. They pass money through rather than keep it.`
                },
                {
                  title: 'The evidence is a path',
                  text: 'The origin, the intermediaries and the destination are spread over the statements of many accounts. With transfers as edges, they form one path.'
                }
              ]
            },
            {
              kind: 'table',
              caption: 'Intermediate accounts: traced money in and out, and holding time',
              columns: ['Account', 'In', 'Out', 'Held'],
              rows: passingRows(sum)
            }
          ]
        }
      ]
    },
    {
      question: 'What does timing show?',
      headline: 'Split and collected within two days',
      lead: `The same ${followed.length} transfers on a time axis. A bar shows how long an account holds the money, a vertical arrow is a transfer. No account holds it for a full day.`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${followed.length} transfers by hour, from 0 to ${duration}`,
          alt: `Time chart: hours from left to right, accounts from top to bottom. Split in the first 10 hours, passed on from hour 20 to 26, collected in ${sink} from hour 41 to ${duration}`
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'A transfer is an edge with a time',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a customer owns an account and lives at an address; an account uses a channel and transfers to an account'
            },
            {
              kind: 'model',
              rows: [
                ['transferred', 'account → account', 'amount, time, purpose'],
                ['owns', 'customer → account', 'opened'],
                ['lives at', 'customer → address', 'registered'],
                ['uses', 'account → channel', 'first used']
              ],
              found: 'transferred',
              text: [
                'Each transfer is its own edge; amounts between two accounts are not added up. That keeps the order, so a query can ask what left after the money arrived.',
                'Customers and addresses are also in the graph. Once you have the path, check whether the same people opened the accounts along it.'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Follow transfers in time order to the end',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Start from the source', text: `From ${source} to ${layers[1]?.length} accounts.`, figure: 'step-1' },
            {
              title: 'Next layer',
              text: `Only transfers after the money arrived: ${layers[2]?.length} accounts.`,
              figure: 'step-2'
            },
            { title: 'Third layer', text: `Still in time order: ${layers[3]?.length} accounts.`, figure: 'step-3' },
            {
              title: 'Find the collecting account',
              text: `Only ${sink} receives and never pays out; it holds ${share}% of the amount.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Trace in time order', code: query },
            {
              kind: 'table',
              caption: `Transfers collected in ${sink}`,
              columns: ['From', 'Received before', 'Sent to T1', 'Time'],
              rows: resultRows(sum),
              parts: [
                {
                  text: `The query adds up what arrives in ${sink}, in yuan.`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Return the trail', code: trailQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Every transfer of the trail',
                  text: `Of ${transfers.length} transfers, ${ignored.length} are excluded because of their time or origin. The query returns the other ${followed.length} in time order, as an annex to the suspicious activity report (SAR).`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'The full money trail for the report',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'From one transfer to the full money trail',
              text: `${accounts} accounts and ${followed.length} transfers with times and amounts. From any of them, an investigator can trace back to the source and forward to the destination.`
            },
            {
              term: 'Fewer paths to review',
              text: 'Time order first removes impossible paths. Investigators review only the paths the money could have taken.'
            },
            {
              term: 'Change the query',
              text: 'One more layer, a different time window or a trace back from the end: change a few lines of the query, not a batch job.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Monitoring raises alerts, the graph traces them',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Core systems', text: 'customers, accounts, transactions' },
            { name: 'Monitoring', text: 'a suspicion to start from' },
            { name: 'Graph database', text: 'traces in time order, adds up amounts', main: true },
            { name: 'Investigation', text: 'review, complete, decide' },
            { name: 'Report', text: 'with the trail as evidence' }
          ],
          caption: 'Your monitoring stays in place; the graph database traces its alerts'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the queries on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            {
              need: 'Separate rights for head office and branches',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP access control.'
            },
            {
              need: 'All transactions, traced over years',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Test it on a closed case' }
} satisfies SolutionCopy
