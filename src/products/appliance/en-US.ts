import type { ApplianceCopy } from './types'

export default {
  title: 'AI compute appliance',
  description:
    'Hardware and software for graph queries and language models: which resources imports, multi-hop queries, algorithms and language models use, and how to estimate the size.',
  kicker: 'Product · AI compute appliance',
  headline: 'Size an appliance for your workloads',
  lead: 'One unit of hardware and software for graph queries and language models. See which resources each workload uses, and estimate the size of your data. Data volume sets the disks; concurrency and the language model set the compute.',
  choice: {
    legend: 'Choose a workload',
    columns: ['Workload', 'Main resources'],
    works: { import: 'Importing', query: 'Multi-hop queries', algorithm: 'Algorithms', answer: 'Language model' }
  },
  figure: {
    alt: 'The front of a machine: network, disk, processor, memory and accelerator from the top down; a question enters on the left and an answer leaves there',
    caption: 'The five kinds of resources in an appliance',
    reading: 'Blue marks the main resources of the workload; the dash-dot line is the data center boundary',
    note: 'Schematic; typical workloads, not a measurement'
  },
  blank: 'The sizing on this page applies to graph workloads in general, not to one configuration of the appliance.',
  words: {
    parts: { network: 'Network', disk: 'Disk', processor: 'Processor', memory: 'Memory', accelerator: 'Accelerator' },
    border: 'Data center boundary',
    question: 'Question',
    answer: 'Answer'
  },
  problem: {
    question: 'What is the problem?',
    headline: 'Building AI compute from parts takes time',
    items: [
      {
        term: 'Data must stay on site',
        text: 'If regulation keeps customer data, accounts or engineering drawings on site, cloud language models are not an option.'
      },
      {
        term: 'Assembly takes time',
        text: 'Servers, database and language model are bought separately. Versions and drivers must match, and it is unclear which supplier fixes a fault.'
      },
      {
        term: 'Compute is hard to size',
        text: 'Queries need memory, and answers need accelerators. A server sized for one leaves the other idle or short.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'From sizing to the first answer',
    steps: [
      {
        title: 'Estimate',
        text: 'Estimate disk from vertices, edges and replicas; memory from data volume and concurrency; accelerators from concurrency and the size of the language model.'
      },
      {
        title: 'Install',
        text: 'Provide rack space, power and network.'
      },
      { title: 'Connect', text: 'Import from business systems, build the graph and set permissions.' },
      { title: 'Verify', text: 'Test a real question of yours and check the answer against its sources.' }
    ]
  },
  size: {
    question: 'How large must it be?',
    headline: 'Estimate the data volume first',
    lead: 'In this estimate, a vertex has an identifier and properties. An edge has an entry at each end, and its properties once. Multiply the sum by the number of replicas. Compression is not counted.',
    columns: ['Vertices', 'Edges', 'Total of three replicas, uncompressed'],
    caption: 'Bytes of one vertex and one edge, to scale; the outlines behind are replicas.',
    alt: 'Two records drawn to the scale of their bytes: a vertex of identifier and properties, an edge of an entry at each end and properties, each kept three times',
    words: {
      vertex: 'One vertex',
      edge: 'One edge',
      identifier: 'id',
      end: 'one end',
      properties: 'properties',
      copies: '{copies} replicas'
    },
    note: 'Assumed: identifiers of {identifier} bytes, {properties} bytes of properties for each vertex and edge, {copies} replicas. An entry at an end holds two identifiers. Replicas protect against a server failure only if they are on different servers, so three replicas assume several. Indexes, logs and spare room come on top. The true size depends on properties and compression; measure it with part of your data.'
  },
  gains: {
    question: 'What do you get?',
    headline: 'Size each workload, receive one unit',
    items: [
      {
        term: 'On site',
        text: 'An appliance runs in your own data center, so data can stay there.'
      },
      {
        term: 'One delivery',
        text: 'Hardware and software arrive as one unit.'
      },
      {
        term: 'Balanced resources',
        text: 'Queries need processors and main memory; language models need accelerators with memory of their own. Size each.'
      },
      {
        term: 'Your own numbers',
        text: 'Bring your vertex and edge counts, concurrency and language-model size, and we will work out a configuration with you.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'For sensitive data and local language models',
    items: [
      {
        term: 'Finance and government',
        text: 'For organizations that must keep their data on site.'
      },
      {
        term: 'Plants and grids',
        text: 'The on-site network is isolated, so answers must be computed there.'
      },
      {
        term: 'Research and teaching',
        text: 'Several research groups share one appliance, each with its own graph.'
      },
      {
        term: 'When not to use it',
        text: 'If your data may leave the site and usage varies a lot, renting can be cheaper. If you have spare servers, try the software on them first.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Plan your configuration',
    steps: [
      { kicker: 'Retrieval', title: 'Hybrid retrieval-augmented generation', link: 'How it works' },
      { kicker: 'Talk', title: 'A configuration for your data volume', link: 'Describe your workload' }
    ]
  }
} satisfies ApplianceCopy
