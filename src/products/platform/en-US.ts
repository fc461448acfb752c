import type { PlatformCopy } from './types'

export default {
  title: 'Graph intelligence platform',
  description:
    'Analysts search, expand and compare on the graph and turn leads into findings. Expand, filter and replay a lead on a canvas.',
  kicker: 'Product · Graph intelligence',
  headline: 'Let analysts follow leads on the graph',
  lead: 'Analysts search, expand and compare relationships on the graph and turn leads into findings, without waiting for a query to be written.',
  demonstration: {
    hint: 'Choose a vertex to expand it. Where does the money from A1 go?',
    vertexKinds: { account: 'Account', device: 'Device', phone: 'Phone' },
    filter: 'Relationships shown',
    kinds: { transfer: 'transfer', login: 'login', phone: 'phone' },
    until: 'Up to {date}',
    alt: 'Investigation canvas. Vertices: {vertices}, edges: {edges}',
    open: 'Vertices: {vertices}, edges: {edges}. Expand further to follow the money.',
    found: 'The money returns to A1: {path}, from {from} to {to}.',
    evidence: 'Relationships on the canvas by date',
    columns: ['Date', 'Relationship', 'From → to', 'Amount'],
    again: 'Start over'
  },
  problem: {
    question: 'What is the problem?',
    headline: 'Leads are scattered and hard to connect',
    items: [
      {
        term: 'Ask and wait',
        text: 'Every additional hop needs a new query from a developer. Its result raises the next question, and the wait starts again.'
      },
      {
        term: 'Results are tables',
        text: 'Who is connected to whom has to be pieced together from hundreds of rows, and is hard to present.'
      },
      {
        term: 'Findings are not reusable',
        text: 'The steps are known to one person only. The next investigation starts from zero.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'From one name to a documented subgraph',
    steps: [
      { title: 'Search', text: 'Enter a name, an ID or a phone number to find its vertex.' },
      { title: 'Expand', text: 'Expand layer by layer, by edge label, time or amount.' },
      {
        title: 'Compare',
        text: 'Find a path between two vertices, or a vertex that connects two communities, and run algorithms.'
      },
      { title: 'Record', text: 'Keep the subgraph, its evidence and the steps, so that colleagues can continue.' }
    ]
  },
  stepsCaption: 'One lead on the same graph: from a single person to a subgraph that can be handed over.',
  readings: {
    question: 'Which algorithm when?',
    headline: 'Choose the algorithm by the question',
    lead: 'Three algorithms rank the same thirteen people differently; the fourth groups them.',
    caption:
      'The same thirteen people: the first five by each of three algorithms, with their scores. Orange is the highest betweenness. PageRank ran ten iterations.',
    alt: 'Three columns of ranks: the first five by degree, betweenness and PageRank; the one with the highest betweenness ranks second in both others',
    rows: [
      ['Degree', 'Who has the most direct connections'],
      ['Betweenness', 'Who lies on the shortest paths between others'],
      ['PageRank', 'Who is connected to people who are themselves well connected'],
      ['Communities', 'Which people belong to the same community; here there are {circles}']
    ]
  },
  gains: {
    question: 'What does graph analysis change?',
    headline: 'Analysts investigate without waiting for developers',
    items: [
      {
        term: 'The next question at once',
        text: 'As in the example, analysts decide for themselves where to look next, without waiting for a query.'
      },
      {
        term: 'Findings with evidence',
        text: 'A finding is a subgraph. With the number of a business record on each edge, you can trace it.'
      },
      {
        term: 'Reusable investigations',
        text: 'Record the start and the conditions of each step, so that colleagues can repeat the investigation.'
      },
      {
        term: 'Permissions first',
        text: 'Define who may see which vertices and edges before analysis begins. Permissions in {elements} reach down to each property.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'For cases that need human judgment',
    items: [
      {
        term: 'Fraud and laundering',
        text: 'The system flags suspicious cases; an analyst reviews the connections and decides.'
      },
      {
        term: 'Companies and credit',
        text: 'Shareholdings, directorships and guarantees together show who has control and how risk spreads.'
      },
      {
        term: 'Equipment and networks',
        text: 'Start from one alarm, see everything it affects, and decide what to handle first.'
      },
      {
        term: 'When not to use it',
        text: 'For fixed reports and daily metrics, a reporting tool is simpler.'
      }
    ]
  },
  more: 'What changes, and where it is used',
  next: {
    question: 'What next?',
    headline: 'See it in your industry',
    steps: [
      { kicker: 'Solutions', title: 'Graph models and queries by industry', link: 'See solutions' },
      { kicker: 'Database', title: 'The graph database underneath', link: 'See the product' }
    ]
  }
} satisfies PlatformCopy
