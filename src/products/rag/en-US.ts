import type { RagCopy } from './types'

export default {
  title: 'Hybrid retrieval-augmented generation',
  description:
    'Before a language model answers, follow the graph to what matters and fetch the passages that say so. One question, seven passages, step by step.',
  kicker: 'Product · Hybrid RAG',
  headline: 'Ask the graph,\nthen the model',
  lead: 'The words of a question are often not in the passage that answers it. Follow relationships to what is concerned, fetch the passages about it, and have the model answer from those.',
  choice: {
    legend: 'Which step to show',
    columns: ['Step', 'Result'],
    steps: ['1 Recognise what is named', '2 Follow to a subgraph', '3 Fetch the passages', '4 Answer, with sources'],
    counts: ['{named} entity', '{reached} vertices, {relations} edges', '{evidence} of {passages}', '{answers} orders']
  },
  figure: {
    alt: 'Above, lines, machines, parts and orders as a graph; below, seven numbered passages. The question starts at line 3, reaches two orders, fetches five passages and is answered',
    caption: 'Question: line 3 stops. Which orders are hit?',
    reading: 'Squares are lines and machines, diamonds parts, circles orders; below are the passages of plate 04',
    note: 'Illustrative data; the counts of each step are taken from the figure'
  },
  blank:
    'The specification gives no more than the name of this product. This page tells how hybrid retrieval works in general; functions, screens and versions are for the vendor to confirm.',
  words: {
    names: { L3: 'Line 3', P7: 'P7', B2: 'B2', O18: 'O-18', O21: 'O-21', L4: 'Line 4', P9: 'P9', C5: 'C5', O22: 'O-22' },
    answer: 'Answer: '
  },
  problem: {
    question: 'What is the problem?',
    headline: 'Similar passages miss the answer',
    lead: 'Retrieval by similarity finds passages worded like the question. The answer is two or three steps away, where not a word agrees.',
    columns: ['Way', 'Passages fetched', 'Orders they name'],
    rows: [
      ['Similar passages only', '{similar}', '{missed}'],
      ['Along the graph, then the text', '{evidence}', '{answers}']
    ],
    items: [
      {
        term: 'Several steps',
        text: 'From the line to a machine, to a part, to the orders: each step is written in a different record.'
      },
      {
        term: 'It sounds right',
        text: 'Without grounds a model fills in what is usually said. The sentence is fluent and has no source.'
      },
      {
        term: 'Nothing to check',
        text: 'Whoever has to decide wants to see which passage, which line, and who wrote it.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'Two retrievals, one answer',
    lead: 'The graph knows what is concerned, the text how it was put. Only both together go to the model.',
    steps: [
      {
        title: 'Read and connect',
        text: 'Entities and relationships are taken from documents and tables; every edge records the passage it came from.'
      },
      {
        title: 'Recognise',
        text: 'What the question calls a thing is matched to a vertex: short names, old names, numbers.'
      },
      {
        title: 'Retrieve twice',
        text: 'Once along relationships to a subgraph, once by words and meaning to passages; then merged and ranked.'
      },
      {
        title: 'Answer from it',
        text: 'Subgraph and passages go to the model, which must cite one for each sentence, or say that it does not know.'
      }
    ]
  },
  passages: {
    question: 'Which passages?',
    headline: 'Seven records, each to be checked',
    lead: 'Every edge of the figure was read from one of them, and the answer cites those it rests on.',
    columns: ['No.', 'Passage', 'Found by'],
    texts: [
      'Line 3 stops for three days of maintenance from 2 September.',
      'Press P7 is installed on line 3, station 2.',
      'Bracket B2 is pressed by P7.',
      'Order O-18 takes 200 brackets B2, due on 4 September.',
      'Order O-21 takes 80 brackets B2, due on 5 September.',
      'P9 on line 4 makes cover C5.',
      'Order O-22 takes 50 covers C5.'
    ],
    found: ['Similar words', 'The graph'],
    none: 'Not concerned'
  },
  gains: {
    question: 'What do you get?',
    headline: 'Answers that can be checked',
    items: [
      {
        term: 'A source for each sentence',
        text: 'The answer carries its subgraph and passages. If it is wrong, one sees which edge or passage is, and corrects that.'
      },
      {
        term: 'Questions of many steps',
        text: 'The graph takes the steps; the model does not have to guess them. Evidence is fetched wherever they lead.'
      },
      {
        term: 'New knowledge, same model',
        text: 'A new document is a few more vertices and edges. It can be asked about without training the model again.'
      },
      {
        term: 'Answers within permissions',
        text: 'If what the person asking may not see is cut away before retrieval, it cannot be in the answer.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'Scattered facts, exact answers',
    items: [
      {
        term: 'Equipment',
        text: 'Symptoms, parts and repairs in one graph: how was this dealt with the last time?'
      },
      {
        term: 'Rules and compliance',
        text: 'Clauses refer to clauses. Ask about one and get those it cites and those that amended it.'
      },
      {
        term: 'Companies and risk',
        text: 'Parties of notices, registers and contracts become one vertex: whom is it connected to, and on what evidence?'
      },
      {
        term: 'Where it does not',
        text: 'Small talk, writing and translation do not need it. If one passage holds the whole answer, plain retrieval will do.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Bring a question it gets wrong',
    steps: [
      { kicker: 'See it applied', title: 'Question answering, a full example', link: 'See the solution' },
      { kicker: 'See it deployed', title: 'Running in your own machine room', link: 'See the appliance' }
    ]
  }
} satisfies RagCopy
