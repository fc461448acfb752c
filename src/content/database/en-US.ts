import { brand } from '~/contract/brand'
import type { DatabaseContent } from './types'

export default {
  title: 'The graph database: what it stores, how it queries',
  description:
    'Vertices, edges and properties stored as they are, each edge beside its vertex, queried hop by hop. How data is stored, searched, partitioned and protected, drawn.',
  kicker: 'Product · graph database',
  headline: 'Relations, stored as relations',
  lead: `Accounts, devices and companies are vertices; logins, transfers and shareholdings are edges. ${brand} is a native distributed graph database: an edge is data that has been written, not a join that waits for the query.`,
  actions: { start: 'Build your first graph', editions: 'Compare the editions' },
  model: {
    number: 'Fig. 1-1',
    caption: 'A piece of a property graph: two accounts, one device, three edges. Illustrative data.',
    alt: 'Two accounts have logged in on the same device, and one transfers to the other; accounts, device and transfer have properties',
    calloutsLabel: 'Numbers of figure 1-1',
    callouts: [
      'Vertex: something you want to find, an account or a device.',
      'Edge: one login or one transfer, between two vertices.',
      'Property: a key and a value, on vertices and on edges alike, such as an amount.',
      'Type: circles are accounts, squares devices. Narrow down by type, then look at properties.',
      'Direction: the arrow points at the other side. Queries go along it or against it.',
      'Sharing: two logins lead to one device. Nobody works that out; it is there to read.'
    ],
    words: {
      account: 'account',
      device: 'device',
      login: 'logged in',
      transfer: 'transferred',
      accountProperties: ['code: A1', 'state: open'],
      deviceProperties: ['code: AD', 'type: phone'],
      transferProperties: ['amount: 3200', 'date: Sep 2']
    }
  },
  storage: {
    plate: {
      question: 'How is it stored?',
      headline: 'An edge lives beside its vertex',
      lead: 'Tables split a relation into equal values in two columns and match them again in every query. Native graph storage does not split it: a vertex is followed by its edges.'
    },
    number: 'Fig. 1-2',
    caption: 'Six vertices, each with its edges. Blue was read, orange was found, the rest was not touched. Illustrative data.',
    alt: 'Each row is a vertex followed by its edges; a three-hop query from A1 reads four of the rows',
    words: { login: 'login', transfer: 'paid' },
    near: {
      heading: 'One hop, one row',
      text: 'Start at A1 and read its edges: there is device AD. Read the edges of AD: there are A2 and A3. Each step knows where the next one is, and no table is searched for equal values.'
    },
    cost: {
      heading: 'Neighbours cost, size does not',
      text: 'The question in the figure took {hops} hops and read {rows} rows, of a graph with {vertices} vertices. Make the graph ten times as large: as long as these vertices gain no edges, the same rows are read.'
    },
    limits: {
      heading: 'Mind the crowded vertex',
      text: 'A vertex with a million edges presents a million edges to whoever passes through it. Thinking about such hot spots in the model helps more than adding servers later.'
    }
  },
  query: {
    plate: {
      question: 'How is it queried?',
      headline: 'Start at one vertex, take three hops',
      lead: 'The question: whom did the accounts that share a device with A1 pay? Each hop follows one type of edge, and the figure shows where it leads.'
    },
    steps: [
      { title: 'Start at {start}', text: 'A query begins at a vertex that is known. All others can wait.' },
      { title: 'Devices it used', text: 'Along the login edges, to {found}.' },
      { title: 'Who else used them', text: 'Back along login edges, against their arrows, to {found}.' },
      { title: 'Whom they paid', text: 'Along the transfers. The answer is {found}.' }
    ],
    code: 'Three hops',
    note: 'The code uses general graph query notation (ISO/IEC 39075 GQL style). It explains the idea and is not the query syntax of this product.',
    sample: 'Illustrative data',
    separator: ' and '
  },
  partition: {
    plate: {
      question: 'What if it does not fit?',
      headline: 'Cut it, but count the edges you cut',
      lead: 'A graph larger than one server is spread over partitions. Vertices are easy to spread, edges are not: one whose ends lie apart costs a query another trip over the network.'
    },
    word: 'Partition ',
    inTurn: {
      number: 'Fig. 1-3',
      caption: 'Placed in turn, by number: of {edges} edges, {cut} cross partitions (blue). Illustrative data.',
      alt: 'Eighteen vertices dealt out to three partitions by number; most edges cross from one partition to another'
    },
    byGroup: {
      number: 'Fig. 1-4',
      caption: 'Kept with their neighbours: of {edges} edges, {cut} cross partitions. Illustrative data.',
      alt: 'The same eighteen vertices with connected ones in the same partition; only a few edges cross'
    },
    why: {
      heading: 'Why cut at all',
      text: 'So that it fits, and so that several servers can compute at once. An algorithm over the whole graph, such as PageRank, runs on every partition, which then exchange what happens at their borders.'
    },
    how: {
      heading: 'What makes a good cut',
      text: 'Both figures have the same vertices and edges, yet of {edges} edges {inTurn} cross in one and {byGroup} in the other. The fewer cross, the less a query of many hops waits for the network; and partitions of equal size keep one server from working while the others idle.'
    },
    which: {
      heading: 'Which edition does it',
      text: 'Partitioned storage is listed for {editions}, without a limit on sharding.'
    }
  },
  permissions: {
    plate: {
      question: 'Who may see what?',
      headline: 'One graph, different views of it',
      lead: 'The more data is connected, the more it matters who may see which part. Permissions can be given at two levels.'
    },
    number: 'Fig. 1-5',
    caption: 'The same data: the risk team sees it all, the service desk sees no transfers (faint). Illustrative data.',
    alt: 'On the left logins and transfers are visible, on the right logins only',
    words: { all: 'Risk team', part: 'Service desk' },
    graphs: {
      heading: 'Whole graphs',
      text: 'A role decides who may open which graph; who opens it sees all of it. This is the level of {editions}.'
    },
    elements: {
      heading: 'Vertices, edges, properties',
      text: 'Within one graph, show some types of vertices or edges only, or hide a single property such as the amount of a transfer. This is the level of {editions}, which also have LDAP access control: people and groups come from your directory.'
    },
    unstated: {
      heading: 'Not stated',
      text: 'For {editions} the specification states no level of permissions. Please ask before you rely on one.'
    }
  },
  integration: {
    plate: { question: 'How does it connect?', headline: 'An import tool on the way in, drivers on the way out' },
    stages: {
      sources: { name: 'Your systems', text: 'Accounts, logins, transactions: one table for each type of edge' },
      import: { name: 'Data import toolkit', text: 'Version {version}' },
      database: { name: 'Graph database', text: 'Version {version}: storage, queries, graph algorithms' },
      drivers: { name: 'Java and Python drivers', text: 'Version {version} (standalone)' },
      applications: { name: 'Your applications', text: 'Risk, recommendation, dispatch, answers' }
    },
    note: 'Fig. 1-6: data flows along the arrows. Relations are built once, in the middle, for every application after it.'
  },
  editions: {
    plate: {
      question: 'Where do I start?',
      headline: 'Four editions, the same kind of data',
      lead: 'The model and the way to query stay; limits and abilities change.'
    },
    columns: ['Edition', 'For', 'Graphs', 'Storage', 'Users'],
    link: 'Find the smallest edition that fits'
  },
  next: {
    plate: { question: 'What next?', headline: 'Build one: nothing explains it faster' },
    learn: { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
    choose: { kicker: 'Choose', title: 'Find your edition', link: 'Open the finder' },
    related: 'See also',
    why: 'Why this graph database',
    what: 'What a graph database is'
  }
} satisfies DatabaseContent
