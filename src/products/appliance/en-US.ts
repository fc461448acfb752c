import type { ApplianceCopy } from './types'

export default {
  title: 'AI compute appliance',
  description:
    'Hardware and software for graph queries and language models: which resources imports, multi-hop queries, algorithms and language models use, and how to estimate the size.',
  kicker: 'Product · AI compute appliance',
  headline: 'Size an appliance for your workloads',
  lead: 'One unit of hardware and software for graph queries and language models. Enter your data volume and load to estimate disk, memory, processors and accelerators. Then work out a configuration with us.',
  demonstration: {
    hint: 'Enter your own numbers. Each change recomputes the machine.',
    groups: { data: 'Data', load: 'Peak load', model: 'Language model' },
    quantities: {
      vertices: { label: 'Vertices', unit: 'million' },
      edges: { label: 'Edges', unit: 'million' },
      properties: { label: 'Properties of each vertex and edge', unit: 'bytes' },
      copies: { label: 'Replicas', unit: 'copies' },
      share: { label: 'Data kept in memory', unit: '%' },
      rate: { label: 'Queries at the peak', unit: 'per s' },
      time: { label: 'Processor time per query', unit: 'ms' },
      utilization: { label: 'Highest processor utilization', unit: '%' },
      parameters: { label: 'Parameters', unit: 'billion' },
      precision: { label: 'Each parameter', unit: 'bytes' }
    },
    border: 'Your data center',
    parts: { disk: 'Disk', memory: 'Memory', processor: 'Processor', accelerator: 'Accelerator' },
    formulas: {
      disk: '({vertices} × {vertexBytes} + {edges} × {edgeBytes}) bytes × {copies}',
      memory: '({vertices} × {vertexBytes} + {edges} × {edgeBytes}) bytes × {share}%',
      processor: '{rate} per second × {time} ms ÷ {utilization}%',
      accelerator: '{parameters} × {precision} bytes'
    },
    cores: 'Cores: {count}',
    usedBy: 'Mainly for: ',
    works: { import: 'imports', query: 'multi-hop queries', algorithm: 'algorithms', answer: 'language models' },
    range: 'Enter a number from {least} to {most}.',
    incomplete: 'Correct the marked number first.',
    note: 'Indexes, logs, compression, the context cache of the model and spare room are not included. Measure property bytes and processor time per query with your own data.'
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
