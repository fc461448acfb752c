import trialPromise from '~/content/trial-promise/en-US'
import { brand } from '~/contract/brand'
import type { DatabaseContent } from './types'

export default {
  title: 'Native distributed graph database',
  description:
    'A native distributed graph database: multi-hop queries, partitioned storage, permissions on vertices, edges and properties, Java and Python drivers.',
  kicker: 'Product · Graph database',
  headline: 'Query relationships directly, hop by hop',
  lead: `${brand} is a native distributed graph database. It stores relationships as edges, answers multi-hop questions in one query, and scales from one server to partitioned storage.`,
  actions: { start: 'Build your first graph', editions: 'Compare the editions' },
  model: {
    plate: { question: 'What is in a graph?', headline: 'Vertices, edges, labels and properties' },
    number: 'Fig. 3-4',
    caption: 'A small property graph: two accounts, one device, three edges.',
    alt: 'Two accounts have logged in on the same device, and one transfers to the other; accounts, device and transfer have properties',
    calloutsLabel: 'Numbers of figure 3-4',
    callouts: [
      'Vertex: an entity, such as an account or a device.',
      'Edge: one login or one transfer, between two vertices.',
      'Property: a key and a value, on vertices and on edges alike, such as an amount.',
      'Label: circles are accounts, squares devices. Filter by label, then by property.',
      'Direction: the arrow points to the payee or the device. Queries can follow an edge in either direction.',
      'Sharing: both accounts point to one vertex. No join.'
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
      question: 'How does native storage help?',
      headline: 'Follow edges instead of joining tables',
      lead: 'Tables store a relationship as equal values in two columns, and every query has to match them again. Native graph storage stores the edge itself.'
    },
    number: 'Fig. 1-1',
    caption: 'Schematic: 6 of 18 vertices, each with its edges. Blue: read. Orange: result.',
    alt: 'Each row is a vertex followed by its edges; a three-hop query from A1 reads four of the rows',
    words: { login: 'login', transfer: 'sent' },
    near: {
      heading: 'One read per vertex',
      text: 'Read the edges of A1 to reach device AD. Read the edges of AD to reach A2 and A3. Each hop leads directly to the next vertex; no table is searched for equal values.'
    },
    cost: {
      heading: 'Cost follows neighbors, not graph size',
      text: 'Which accounts were paid by accounts that share a device with A1? The answer takes {hops} hops and reads {rows} of the graph’s {vertices} vertices. In a larger graph, the same vertices are read as long as they gain no edges.'
    },
    limits: {
      heading: 'Split supernodes early',
      text: 'A query that expands a vertex with a million edges reads up to a million of them. Split such vertices by time or type in the model, and restrict labels and directions in the query.'
    }
  },
  query: {
    plate: {
      question: 'How is it queried?',
      headline: 'Answer a three-hop question in one query',
      lead: 'The question: which accounts were paid by accounts that share a device with A1? Each hop follows one edge label.'
    },
    steps: [
      { title: 'Start at {start}', text: 'The query starts from a known vertex.' },
      { title: 'Devices it used', text: 'Along the login edges, to {found}.' },
      { title: 'Who else used them', text: 'Back along login edges to {found}.' },
      { title: 'Accounts they paid', text: 'Along the transfers. The answer is {found}.' }
    ],
    code: 'Three hops',
    hint: 'Which accounts were paid by accounts that share a device with A1? Run the query, then change it.',
    alt: 'Account A1, the device it used, other accounts that used it, and the accounts they paid; orange is the answer',
    note: 'Queries are written in openCypher.',
    separator: ' and '
  },
  partition: {
    plate: {
      question: 'How does it scale?',
      headline: 'Scale out with partitioned storage',
      lead: 'A graph larger than one server is stored in partitions. Traversing a cross-partition edge can cost a network round trip, so good placement keeps connected vertices together.'
    },
    word: 'Partition ',
    inTurn: {
      number: 'Fig. 3-1',
      caption: 'Vertices assigned in turn, by number: of {edges} edges, {cut} cross partitions (blue).',
      alt: 'Eighteen vertices assigned to three partitions in turn; most edges cross from one partition to another'
    },
    byGroup: {
      number: 'Fig. 3-2',
      caption: 'Vertices kept with their neighbors: of {edges} edges, {cut} cross partitions.',
      alt: 'The same eighteen vertices with connected ones in the same partition; only a few edges cross'
    },
    why: {
      heading: 'Why partition',
      text: 'To add capacity, and to let several servers compute at once. In each iteration of a whole-graph algorithm such as PageRank, every partition computes. Partitions then exchange values along cross-partition edges.'
    },
    how: {
      heading: 'What makes a good placement',
      text: 'Both figures have the same vertices and edges, yet of {edges} edges {inTurn} cross in one and {byGroup} in the other. The fewer edges cross, the less a multi-hop query waits for the network. Partitions of equal size balance the load. Bring a sample of your graph, and we will count its cross-partition edges with you.'
    },
    which: {
      heading: 'Which edition',
      text: 'Partitioned storage is part of {editions}, with no limit on the number of partitions.'
    }
  },
  permissions: {
    plate: {
      question: 'Who may see what?',
      headline: 'Control access down to each property',
      lead: 'Grant access to whole graphs by role, or down to vertices, edges and properties, depending on the edition.'
    },
    number: 'Fig. 3-3',
    caption: 'The same data: the risk team sees it all, the service desk sees no transfers (faint).',
    alt: 'On the left logins and transfers are visible, on the right logins only',
    words: { all: 'Risk team', part: 'Service desk' },
    graphs: {
      heading: 'Whole graphs',
      text: 'Roles decide who may open which graph. {editions} has this level; its only user is the admin.'
    },
    elements: {
      heading: 'Vertices, edges, properties',
      text: 'Within one graph, show only some labels of vertices or edges. Or hide a single property, such as the amount of a transfer. {editions} have this level, and LDAP access control.'
    }
  },
  integration: {
    plate: { question: 'How does it connect?', headline: 'Import with the toolkit, query through drivers' },
    stages: {
      sources: { name: 'Your systems', text: 'Accounts, logins, transactions: one table per vertex or edge label' },
      import: { name: 'Data import toolkit', text: 'Version {version}' },
      database: { name: 'Graph database', text: 'Version {version}: storage, queries, graph algorithms' },
      drivers: {
        name: 'Java and Python drivers',
        text: 'Version {version}, for one server'
      },
      applications: { name: 'Your applications', text: 'Risk, recommendation, dispatch, answers' }
    },
    note: 'Data flows along the arrows. Relationships are stored once and serve every application.'
  },
  architecture: {
    plate: { question: 'How is it built?', headline: 'The architecture from driver to disk' },
    figure: 'Parts and their calls',
    alt: 'Parts from top to bottom; each layer calls the next one',
    storage: 'Storage',
    replication: 'Replication',
    isolation: 'Transaction isolation',
    failover: 'Failover',
    backup: 'Backup of a cluster'
  },
  algorithms: {
    plate: {
      question: 'Which algorithms?',
      headline: 'Graph algorithms: use and cost',
      lead: 'Below are the {count} algorithms of {editions}. V is the number of vertices, E of edges, k of iterations.'
    },
    counts: { caption: 'Algorithms by edition', columns: ['Edition', 'Algorithms', 'Types'] },
    columns: ['Algorithm', 'Computes', 'Cost', 'Parameters', 'Editions', 'Run'],
    separator: ', ',
    run: 'Run it'
  },
  platforms: {
    plate: {
      question: 'Where does it run?',
      headline: 'Platforms, drivers and integrations',
      lead: 'Check these before you install.'
    },
    systems: {
      caption: 'Operating systems and processors',
      column: 'System',
      supported: 'Supported',
      unsupported: 'Not supported'
    },
    drivers: {
      caption: 'Drivers',
      columns: ['Package', 'Language', 'Version', 'Connects to', 'Reference'],
      reference: 'Read the document'
    },
    images: { caption: 'Container images', columns: ['Image', 'Editions'] },
    integrations: { caption: 'Integrations', columns: ['System', 'Use'] }
  },
  editions: {
    plate: {
      question: 'Which edition fits?',
      headline: 'Choose from four editions',
      lead: 'Start with graphs, storage and users. Permissions and algorithms are in the full comparison.'
    },
    columns: ['Edition', 'For', 'Graphs', 'Storage', 'Users'],
    link: 'Find the smallest edition that fits'
  },
  more: 'Partitions, permissions, integration, platforms',
  next: {
    plate: {
      question: 'What next?',
      headline: 'Build your first graph, then choose',
      lead: trialPromise
    },
    learn: { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
    choose: { kicker: 'Choose', title: 'Find your edition', link: 'Open the finder' },
    related: 'See also',
    why: `Why choose ${brand}`,
    what: 'What is a graph database?'
  }
} satisfies DatabaseContent
