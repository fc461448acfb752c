import { editionFacts } from '~/content/editions'
import { formatCount } from '~/lib/format'
import { brand } from '~/ui/brand'
import { accountsSharingDevice, devicesOfAccount, recipientsOfSharing, ringLimit, transfersBack } from './queries'
import { hopDrawing, modelDrawing, ringDrawing } from './transfer-drawings'
import { counts, hops, loginsCsv, ring, start, transfersCsv } from './transfers'
import type { DocumentContent } from './types'

const { devices, sharing, recipients } = hops()
const back = ring('A2', ringLimit)
const { free, paid, standard, advanced } = editionFacts
const list = (codes: string[]) => codes.join(', ')

const document: DocumentContent = {
  title: 'Build your first graph',
  description:
    'Vertices, edges, properties and labels; a small graph of accounts, devices and transfers; questions asked hop by hop; and which edition to pick.',
  lead: `Meet the four things a graph is made of, draw a small one from ${counts.accounts} accounts and ${counts.devices} devices, question it hop by hop, and pick an edition that fits.`,
  blocks: [
    { kind: 'heading', id: 'graph', text: 'What a graph is' },
    { kind: 'paragraph', text: 'A graph stores who is related to whom, and how, as data. It is made of four things.' },
    {
      kind: 'list',
      items: [
        { term: 'Vertex', text: 'Something you want to find: an account, a device.' },
        { term: 'Edge', text: 'One relation between two vertices, with a direction: a login, a transfer.' },
        { term: 'Property', text: 'A key and a value on a vertex or an edge: an account code, an amount.' },
        { term: 'Label', text: 'The kind of a vertex or an edge. A query narrows by label first, then looks at properties.' }
      ]
    },
    {
      kind: 'paragraph',
      text: 'In tables, relations are put together with a `JOIN` when you ask. In a graph, a relation is an edge that is already there. Each further level of a question costs a table another join; in a graph it is one more step.'
    },

    { kind: 'heading', id: 'model', text: 'Draw the model' },
    {
      kind: 'paragraph',
      text: 'Start with two questions: what do you want to find, and what happened between those things? The first become vertices, the second edges. Our small graph needs two kinds of each.'
    },
    {
      kind: 'figure',
      drawing: modelDrawing({ account: 'account', device: 'device', login: 'logged in', transfer: 'transferred' }),
      description: 'An account logs in on a device; an account transfers to an account.',
      caption:
        'The model: circles are accounts, squares are devices. A transfer runs from account to account, so its arrow comes back to where it began.',
      legend: []
    },
    {
      kind: 'table',
      caption: 'Labels and properties of the model',
      columns: ['Label', 'Kind', 'Meaning', 'Properties'],
      rows: [
        ['`Account`', 'vertex', 'an account', '`code`'],
        ['`Device`', 'vertex', 'a device', '`code`'],
        ['`LOGGED_IN`', 'edge', 'account on device', 'none'],
        ['`TRANSFERRED`', 'edge', 'account to account', '`amount`']
      ]
    },
    {
      kind: 'paragraph',
      text: 'Property or vertex? Ask whether several things share it. A device is shared by accounts, so it is a vertex. An amount belongs to one transfer only, so it stays on the edge.'
    },

    { kind: 'heading', id: 'data', text: 'Prepare the data' },
    {
      kind: 'paragraph',
      text: `One table for each kind of edge, one row for each edge. Here are ${counts.logins} logins and ${counts.transfers} transfers, the only data this page uses.`
    },
    { kind: 'code', name: 'logins.csv', language: 'csv', code: loginsCsv },
    { kind: 'code', name: 'transfers.csv', language: 'csv', code: transfersCsv },
    {
      kind: 'note',
      title: 'Illustrative data.',
      text: 'Accounts, devices and amounts were made up for this page and come from no customer. Every figure, table and answer is computed from them.'
    },

    { kind: 'heading', id: 'hops', text: 'Ask hop by hop' },
    {
      kind: 'paragraph',
      text: `Following one edge to the next vertex is a hop. Starting from account ${start}, each further question is one hop more.`
    },
    {
      kind: 'note',
      title: 'About the notation.',
      text: `Queries on this page use general graph query notation (ISO/IEC 39075 GQL style). They explain the idea and are not the query syntax of ${brand}. Round brackets hold a vertex, square brackets an edge, and the arrow is its direction.`
    },
    { kind: 'paragraph', text: `First hop: which devices has ${start} logged in on?` },
    { kind: 'code', name: 'First hop', language: 'gql', code: devicesOfAccount },
    { kind: 'paragraph', text: 'Second hop: who else has used them? This time the login edge is followed against its arrow.' },
    { kind: 'code', name: 'Second hop', language: 'gql', code: accountsSharingDevice },
    { kind: 'paragraph', text: 'Third hop: to whom did those accounts send money?' },
    { kind: 'code', name: 'Third hop', language: 'gql', code: recipientsOfSharing },
    {
      kind: 'figure',
      drawing: hopDrawing((count) => (count === 0 ? 'start' : count === 1 ? '1 hop' : `${count} hops`)),
      description: `From ${start}, one hop reaches ${list(devices)}, two hops ${list(sharing)}, three hops ${list(recipients)}.`,
      caption:
        'Read from left to right; each column is a hop. Blue is the way taken, orange the answer of the third hop; numbers on arrows are amounts.',
      legend: [
        { mark: 'account', label: 'account' },
        { mark: 'device', label: 'device' },
        { mark: 'start', label: 'start' },
        { mark: 'found', label: 'found' }
      ]
    },
    {
      kind: 'table',
      caption: 'Vertices reached by each hop',
      columns: ['Hop', 'Edge followed', 'Reaches'],
      rows: [
        ['0', 'none', start],
        ['1', '`LOGGED_IN` along the arrow', list(devices)],
        ['2', '`LOGGED_IN` against the arrow', list(sharing)],
        ['3', '`TRANSFERRED` along the arrow', list(recipients)]
      ]
    },
    {
      kind: 'note',
      title: 'A shared device is not fraud.',
      text: 'Families share devices too. It is a lead; the next step is to see where the money goes.'
    },

    { kind: 'heading', id: 'ring', text: 'See whether money comes back' },
    {
      kind: 'paragraph',
      text: `The number of hops need not be fixed beforehand. This query leaves A2, follows one to ${ringLimit} transfers, and looks for a way back to A2. The braces hold the fewest and the most steps.`
    },
    { kind: 'code', name: 'Transfers back to the start', language: 'gql', code: transfersBack },
    {
      kind: 'figure',
      drawing: ringDrawing(back),
      description: `Transfers run through ${list(back)} and close a ring.`,
      caption: `The same graph, another question. Orange is the ring that was found: ${back.join(' → ')}, ${back.length - 1} transfers.`,
      legend: [{ mark: 'found', label: 'the ring found' }]
    },
    {
      kind: 'paragraph',
      text: 'What A3 and A6 sent did not come back, so it is not in the answer. To ask the same of a table, you would have to know the length of the ring first and write as many self-joins.'
    },

    { kind: 'heading', id: 'editions', text: 'Pick an edition' },
    {
      kind: 'paragraph',
      text: 'The four editions differ in how much they hold and how finely they control access. Choose by purpose, then check the limits.'
    },
    {
      kind: 'table',
      caption: 'Limits of the four editions',
      columns: ['Edition', 'Graphs', 'Storage', 'Users', 'Algorithms'],
      rows: [
        [
          'Free single-server',
          `up to\u00a0${free.graphs}`,
          `${free.storageGigabytes}\u00a0GB`,
          `${free.users}`,
          `${free.algorithms.count} standalone, ${free.algorithms.types} types`
        ],
        [
          'Paid single-server',
          `up to\u00a0${paid.graphs}`,
          'no limit',
          `up to\u00a0${paid.users}`,
          `${paid.algorithms.count}, ${paid.algorithms.types} types`
        ],
        [
          'Enterprise Standard',
          `up to\u00a0${standard.graphs}`,
          'unlimited',
          'unlimited',
          `${standard.algorithms.count}, ${standard.algorithms.types} types`
        ],
        [
          'Enterprise Advanced',
          `up to\u00a0${advanced.graphs}`,
          'unlimited, partitioned',
          'unlimited',
          `${advanced.algorithms.count} distributed, ${advanced.algorithms.types} types`
        ]
      ]
    },
    {
      kind: 'list',
      items: [
        {
          term: 'To learn and try',
          text: `Free single-server, also called the pioneer edition. For non-commercial learning: up to ${formatCount(Number(free.vertices), 'en-US')} vertices and ${free.nodes} cluster nodes, one administrator as its only user, access controlled by graph.`
        },
        { term: 'A small team', text: `Paid single-server. No storage limit, up to ${paid.users} users.` },
        {
          term: 'Many people',
          text: 'Enterprise Standard. Any number of users, permissions down to vertex, edge and property, LDAP access control.'
        },
        {
          term: 'Partitioned data',
          text: 'Enterprise Advanced. Partitioned storage with no sharding limit and distributed algorithms; permissions as fine as in Standard.'
        }
      ]
    },

    { kind: 'heading', id: 'next', text: 'What to read next' },
    {
      kind: 'links',
      items: [
        {
          text: 'Draw it again with your own data',
          about: 'Swap accounts and devices for two things of your business, and go back to section 2.',
          to: { section: 'model' }
        },
        {
          text: 'See which questions a graph answers',
          about: 'Products, editions and scenarios, drawn on the home page.',
          to: { page: '/' }
        }
      ]
    }
  ]
}

export default document
