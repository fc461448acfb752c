import type { ApplianceCopy } from './types'

export default {
  title: 'AI compute appliance',
  description:
    'Compute, graph database and model serving in one machine, with the data in your own room: what each kind of work leans on, and how to estimate size.',
  kicker: 'Product · AI compute appliance',
  headline: 'Answers come out,\ndata stays in',
  lead: 'Compute, graph database and model serving in one machine. A question goes in and an answer comes out; the data in between never leaves your machine room.',
  choice: {
    legend: 'Which kind of work to show',
    columns: ['Work', 'Leans on'],
    works: { import: 'Importing', query: 'Multi-hop queries', algorithm: 'Algorithms', answer: 'Model answers' }
  },
  figure: {
    alt: 'The front of a machine: network, disk, processor, memory and accelerator from the top down; a question enters on the left and an answer leaves there',
    caption: 'One machine, five parts',
    reading: 'Blue is what the chosen work leans on; the chain line is the border of the machine room',
    note: 'Schematic, no picture of the machine; by general experience, not measured'
  },
  blank:
    'The specification gives no more than the name of this product. This page tells how machines of hardware and software together work in general; configuration, functions and versions are for the vendor to confirm.',
  words: {
    parts: { network: 'Network', disk: 'Disk', processor: 'Processor', memory: 'Memory', accelerator: 'Accelerator' },
    border: 'Border of the machine room',
    question: 'Question',
    answer: 'Answer'
  },
  problem: {
    question: 'What is the problem?',
    headline: 'Three things from three vendors',
    items: [
      {
        term: 'Data may not leave',
        text: 'Customers, accounts and drawings have to stay in the room by regulation. Models in a cloud are out of reach.'
      },
      {
        term: 'Assembly takes time',
        text: 'Servers, database and model are bought apart. Versions must agree, drivers must match, and any fault is first somebody else’s.'
      },
      {
        term: 'Compute is hard to size',
        text: 'Queries need memory, answers need accelerators. Sized for one, the other is idle or starved.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'From delivery to the first answer',
    steps: [
      {
        title: 'Estimate',
        text: 'Vertices, edges and copies give the disk; concurrency and model give memory and accelerators.'
      },
      {
        title: 'Install',
        text: 'Rack, power, network. Such machines usually come with their software installed, in versions that agree.'
      },
      { title: 'Connect', text: 'Import from business systems, build the graph, say who may see what.' },
      { title: 'Ask', text: 'Try a question of your own: found, answered rightly, with sources that open.' }
    ]
  },
  size: {
    question: 'How large must it be?',
    headline: 'A rough figure first',
    lead: 'An identifier for each vertex, an entry at both ends of each edge. With properties and copies, that is the data before compression.',
    columns: ['Vertices', 'Edges', 'Three copies, uncompressed'],
    caption: 'Bytes of one vertex and one edge, to scale; the outlines behind are copies.',
    alt: 'Two records drawn to the scale of their bytes: a vertex of identifier and properties, an edge of an entry at each end and properties, each kept three times',
    words: {
      vertex: 'One vertex',
      edge: 'One edge',
      identifier: 'id',
      end: 'one end',
      properties: 'properties',
      copies: '{copies} copies'
    },
    note: 'Assumed: identifiers of {identifier} bytes, {properties} bytes of properties for each vertex and edge, {copies} copies. The true size depends on properties and compression; measure it with a sample of your data.',
    blank:
      'Models and the specification of processors, memory and accelerators are for the vendor to fill in; until then this is left blank.'
  },
  gains: {
    question: 'What do you get?',
    headline: 'One machine, one party to call',
    items: [
      {
        term: 'Data stays inside',
        text: 'With data, indexes and model in the machine, only questions and answers cross the border.'
      },
      {
        term: 'Versions that agree',
        text: 'Drivers, database and model serving come from one party, and can be tested and upgraded together.'
      },
      {
        term: 'Parts sized together',
        text: 'Queries lean on processors and memory, answers on memory and accelerators. Both need memory, so it is sized for both.'
      },
      {
        term: 'It works without a network',
        text: 'What queries and answers need is in the machine, so that an isolated network will do.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'Sensitive data, useful models',
    items: [
      {
        term: 'Finance and government',
        text: 'Data may not leave its domain, and every read must be open to audit.'
      },
      {
        term: 'Plants and grids',
        text: 'The network on site is isolated, and the answer has to be given there.'
      },
      {
        term: 'Research and teaching',
        text: 'One room, one machine, and a graph for each group.'
      },
      {
        term: 'Where it does not',
        text: 'Data that may be in a cloud, with very uneven use, is cheaper on rented machines. With servers to spare, try the software first.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'See what is inside',
    steps: [
      { kicker: 'See how', title: 'Ask the graph, then the model', link: 'How it works' },
      { kicker: 'Talk', title: 'A machine for the size of your data', link: 'Contact us' }
    ]
  }
} satisfies ApplianceCopy
