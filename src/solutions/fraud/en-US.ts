import { numberInWords } from '~/lib/number-words'
import type { SolutionCopy } from '../types'
import { harmless, query, ring, rows, sharedDevices, start, suspects, table } from './graph'

const others = suspects.filter((account) => account !== start)
const inWords = (count: number) => numberInWords(count, 'en-US')
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export default {
  title: 'Anti-fraud: find rings across shared devices',
  description:
    'Model accounts, devices, phones and transfers in one graph and find fraud rings with one query: graph model, query and a result you can verify.',
  headline: 'Find fraud rings across shared devices and accounts',
  lead: 'Start from one flagged account and find the accounts of its transfer ring with one query. Shared devices, the shared phone and the transfers let reviewers verify it edge by edge.',
  hero: {
    caption: `${sentence(inWords(rows.length))} accounts and how they are related`,
    reading: `${sentence(inWords(ring.length))} accounts on the circle form the ring; those outside are ordinary`,
    alt: `${rows.length} accounts with shared devices, a shared phone and merchants: ${ring.length} accounts in the middle share two devices and one phone, and their transfers close into a ring`,
    legend: [
      { mark: 'account', label: 'account' },
      { mark: 'device', label: 'device' },
      { mark: 'phone', label: 'phone' },
      { mark: 'merchant', label: 'merchant' },
      { mark: 'path', label: 'shared' },
      { mark: 'found', label: 'transfer ring' }
    ],
    callouts: [
      `Start: account ${start}, under review.`,
      `Device D-14: ${sharedDevices.get('D-14')?.join(', ')} all log in from it.`,
      `Device D-15: ${sharedDevices.get('D-15')?.join(', ')} all log in from it.`,
      'Phone P-24, on file for both A04 and A08, joins the two groups.',
      `${sentence(inWords(ring.length))} transfers, end to end, lead back to the first account.`,
      `${harmless.join(' and ')} share a device too, but no transfers close a ring.`
    ]
  },
  answer: {
    caption: 'Which accounts form a ring with A02?',
    columns: ['Ring of transfers'],
    separator: ' → '
  },
  bring: 'Accounts, logins (with device), phone registrations and transfers, with some closed fraud cases. Masked data is fine.',
  words: {
    account: 'Account',
    device: 'Device',
    phone: 'Phone',
    merchant: 'Merchant',
    loggedIn: 'logged in',
    registered: 'registered',
    paid: 'paid',
    transferred: 'transferred'
  },
  plates: [
    {
      question: 'Why do rules miss it?',
      headline: 'Single-row rules miss evidence spread across rows',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'rows',
              figure: 'arcs',
              caption: 'Accounts with their login device, phone on file and latest payee',
              columns: ['Account', 'Device', 'Phone', 'Payee'],
              rows: table
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Each row looks normal',
                  text: `${sentence(inWords(rows.length))} rows, one for each account. Taken alone, no row has an unusual value. Scored one at a time, no account stands out.`
                },
                {
                  title: 'Connect matching values',
                  text: `Blue arcs join accounts on one device, the dashed arc joins accounts with one phone, and orange arcs are transfers. The ${inWords(ring.length)} orange arcs form a ring. Each account on it shares a device or a phone with another account on it.`
                },
                {
                  title: 'Sharing is not fraud',
                  text: `${harmless.join(' and ')} also share a device, perhaps within one household. A rule on sharing alone flags them. The query also requires a closed ring of transfers, which rules out ${harmless.join(' and ')} here.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Accounts on a shared device are two hops apart',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: an account logs in from a device, registers a phone, pays a merchant and transfers to an account'
            },
            {
              kind: 'model',
              rows: [
                ['logged in', 'account → device', 'time, place'],
                ['registered', 'account → phone', 'date of entry'],
                ['paid', 'account → merchant', 'amount, time'],
                ['transferred', 'account → account', 'amount, time']
              ],
              found: 'transferred',
              text: [
                'Devices and phones are vertices, not properties of an account. Two hops find the accounts that share one, without comparing columns.',
                'Edges carry time and amount, so a query can be limited to the last thirty days or to transfers above a threshold.'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How do you query it?',
      headline: 'From one account to the ring in four steps',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take one account', text: `Start from ${start}, the account under review.`, figure: 'step-1' },
            {
              title: 'Two hops',
              text: `Device D-14 leads to ${sharedDevices
                .get('D-14')
                ?.filter((id) => id !== start)
                .join(' and ')}.`,
              figure: 'step-2'
            },
            {
              title: 'Four more hops',
              text: `Phone P-24 leads to A08, then device D-15 to A07 and A11: ${inWords(others.length)} more accounts in all.`,
              figure: 'step-3'
            },
            {
              title: 'Check the transfers',
              text: `Keep only transfers: ${inWords(ring.length)} of them close a ring.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'One query finds the same ring: transfers first, then sharing', code: query },
            {
              kind: 'table',
              caption: 'Accounts in the ring, in the direction of the transfers, with each account’s device',
              columns: ['Order', 'Account', 'Sent to', 'Device'],
              rows: ring.map((account, index) => [
                String(index + 1),
                { text: account, mark: 'found' },
                { text: ring[(index + 1) % ring.length] ?? '', mark: 'found' },
                { text: rows.find((row) => row.account === account)?.device ?? '', mark: 'path' }
              ])
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A ring that reviewers can verify edge by edge',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Verifiable evidence',
              text: 'The query returns the accounts in the direction of the transfers. Reviewers check each shared device, phone and transfer in the graph.'
            },
            {
              term: 'Fewer false alarms',
              text: 'The decision rests on structure, not on a single indicator. A family sharing a tablet and a ring circulating money look different in the graph.'
            },
            {
              term: 'Adapts to change',
              text: 'A new device or phone number adds a few vertices and edges. Model and query stay the same.'
            },
            {
              term: 'Limits of the query',
              text: 'It finds rings of 3 to 6 transfers and does not compare their times; add a time filter if you need one. Raise the upper bound for longer rings, but the number of paths can grow steeply with each added transfer.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Between business systems and risk applications',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Business systems', text: 'accounts, logins, transactions' },
            { name: 'Import', text: 'in bulk, or with each transaction' },
            { name: 'Graph database', text: 'vertices, edges, properties; graph algorithms', main: true },
            { name: 'Drivers', text: 'Java, Python' },
            { name: 'Risk applications', text: 'review, block, report' }
          ],
          caption: 'Data flows along the arrows; relationships stay in the graph database'
        }
      ]
    },
    {
      question: 'Which edition?',
      headline: 'Choose by users, permissions and volume',
      blocks: [
        {
          kind: 'editions',
          items: [
            {
              need: 'Learn graph queries on sample data',
              edition: 'free',
              text: 'For non-commercial learning; enough for queries like the one on this page.'
            },
            { need: 'A small team on one server', edition: 'paid', text: 'Up to 3 users, no storage limit.' },
            {
              need: 'Risk, review and engineering with separate permissions',
              edition: 'standard',
              text: 'Permissions down to vertices, edges and properties: reviewers see relationships but not restricted fields.'
            },
            {
              need: 'Every account, years of transactions',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: 'How is it measured?',
      headline: 'Set three metrics before you start',
      lead: 'Measure these before and after, on the same accounts.',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Precision',
              text: 'The share of returned rings that reviewers confirm. Keep a weekly record, with the reason for each false alarm.'
            },
            { term: 'Recall', text: 'Replay closed cases: on the data of that day, how many would the same query have found?' },
            {
              term: 'Time',
              text: 'The time from receiving an account to a written conclusion, for the same accounts before and after.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Run it yourself' }
} satisfies SolutionCopy
