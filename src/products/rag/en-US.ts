import type { RagCopy } from './types'

export default {
  title: 'Hybrid retrieval-augmented generation',
  description:
    'Retrieve from graph and text before a language model answers, and cite every source. One question and seven passages, step by step.',
  kicker: 'Product · Hybrid RAG',
  headline: 'AI answers that cite graph and text',
  lead: 'Give a language model the facts that similarity search misses. Graph retrieval follows relationships to the relevant entities, text retrieval fetches the passages, and the answer cites both.',
  demonstration: {
    hint: 'Change the question, or leave out the graph. Choose a number to see its source.',
    names: { L3: 'Line 3', P7: 'P7', B2: 'B2', O18: 'O-18', O21: 'O-21', L4: 'Line 4', P9: 'P9', C5: 'C5', O22: 'O-22' },
    choose: 'Question',
    questions: {
      line3: 'Line 3 stops. Which orders are affected?',
      line4: 'Line 4 stops. Which orders are affected?',
      order21: 'Which line does order O-21 depend on?',
      line2: 'Line 2 stops. Which orders are affected?'
    },
    chooseMode: 'Retrieval',
    modes: { hybrid: 'Graph and text', similar: 'Similarity only' },
    answer: 'Answer',
    found: { order: 'Affected orders: {entities}.', line: 'It depends on {entities}.', similar: 'similarity', graph: 'graph' },
    missing: {
      order: 'No passage that was found names an order. Without evidence, the answer is: not known.',
      line: 'No passage that was found names a line. Without evidence, the answer is: not known.'
    },
    unknown: 'Line 2 is not in the graph, and no passage mentions it. Without evidence, the answer is: not known.',
    cite: 'Source: passage {number}',
    alt: 'Lines, machines, parts and orders as a graph; vertices retrieved: {reached}, edges retrieved: {followed}',
    passagesFound: 'Passages: {evidence} of {passages} retrieved',
    passages: [
      'Line 3 stops for five days of maintenance from September 2.',
      'Press P7 is installed on line 3, station 2.',
      'Bracket B2 is pressed by P7.',
      'Order O-18 takes 200 brackets B2, due on September 4.',
      'Order O-21 takes 80 brackets B2, due on September 5.',
      'P9 on line 4 makes cover C5.',
      'Order O-22 takes 50 covers C5.'
    ]
  },
  problem: {
    question: 'What is the problem?',
    headline: 'Similarity search misses answers several hops away',
    lead: 'Similarity search finds passages worded like the question. The answer may be two or three hops away. Similarity alone cannot tell O-18 and O-21 from O-22: no passage on these orders mentions line 3.',
    columns: ['Retrieval', 'Passages retrieved', 'Orders they name'],
    rows: [
      ['Similarity search, two closest passages', '{similar}', '{missed}'],
      ['Graph and text together', '{evidence}', '{answers}']
    ],
    items: [
      {
        term: 'Multi-hop questions',
        text: 'From the line to a machine, to a part, to the orders: each step is written in a different record.'
      },
      {
        term: 'Plausible but unfounded',
        text: 'Without evidence, a model fills in what is most likely. The answer reads well but has no source.'
      },
      {
        term: 'No source to verify',
        text: 'Decision makers need to see which passage and which sentence an answer is based on.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'Two retrievals, one answer',
    lead: 'The graph finds the relevant entities, and the text supplies the wording. The model receives both.',
    steps: [
      {
        title: 'Extract',
        text: 'Entities and relationships are taken from documents and tables; every edge records the passage it came from.'
      },
      {
        title: 'Recognize',
        text: 'Names in the question, including abbreviations, former names and part numbers, are matched to vertices.'
      },
      {
        title: 'Retrieve twice',
        text: 'Follow relationships to a subgraph, and find passages by words and meaning. Then merge and rank both.'
      },
      {
        title: 'Answer with sources',
        text: 'Subgraph and passages go to the model. It is instructed to cite an edge or a passage for each sentence, and to say when it has none.'
      }
    ]
  },
  gains: {
    question: 'What do you gain?',
    headline: 'Answers that users can verify',
    items: [
      {
        term: 'Sources with the answer',
        text: 'The answer carries its subgraph and passages. If it is wrong, you see which edge or passage to correct.'
      },
      {
        term: 'Multi-hop answers',
        text: 'The graph query follows the hops, so the model does not guess them.'
      },
      {
        term: 'New knowledge, same model',
        text: 'A new document adds vertices and edges. You can ask about it without training the model again.'
      },
      {
        term: 'Acceptance by permission',
        text: 'In a proof of concept, ask one question as different roles. Check that no answer or source shows what its reader may not see.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'For scattered knowledge that needs exact answers',
    items: [
      {
        term: 'Equipment',
        text: 'Connect symptoms, parts and repairs in one graph, and ask how a fault was fixed last time.'
      },
      {
        term: 'Rules and compliance',
        text: 'Clauses refer to one another. Ask about one and get the clauses it cites and its amendments.'
      },
      {
        term: 'Companies and risk',
        text: 'Companies named in notices, registers and contracts become one vertex. Ask who is connected to it, and on what evidence.'
      },
      {
        term: 'When not to use it',
        text: 'Small talk, writing and translation do not need it. If one passage holds the whole answer, plain retrieval will do.'
      }
    ]
  },
  more: 'What changes, and where it fits',
  next: {
    question: 'What next?',
    headline: 'Bring a question your model gets wrong',
    steps: [
      { kicker: 'Solution', title: 'Question answering, a full example', link: 'See the solution' },
      { kicker: 'Compute', title: 'AI compute appliance', link: 'See the appliance' }
    ]
  }
} satisfies RagCopy
