import type { PlatformCopy } from './types'

export default {
  title: 'Graph intelligence platform',
  description:
    'For analysts: search, expand and compare on the graph, and turn leads into findings. One graph, and what four algorithms see in it.',
  kicker: 'Product · Graph intelligence',
  headline: 'One graph,\nfour readings',
  lead: 'Analysts need relationships they can see, not query text. Change the algorithm and somebody else on the same graph may be the one who matters.',
  choice: {
    legend: 'Which algorithm to read it with',
    columns: ['Algorithm', 'Who matters'],
    names: ['Degree: how many ties', 'Betweenness: on the way', 'PageRank: known by whom', 'Circles: who keeps together'],
    first: '{first}',
    circles: '{count} circles'
  },
  figure: {
    alt: 'Thirteen people in three circles, two of which F connects; the size of each changes with the algorithm chosen',
    caption: 'Thirteen people, three circles',
    reading: 'The larger, the higher the score; orange is the highest, or with circles the one between them',
    note: 'Illustrative data; ten rounds of PageRank; the scores are computed from the figure'
  },
  blank:
    'The specification gives no more than the name of this product. This page tells how tools for graph analysis work in general; functions, screens and versions are for the vendor to confirm.',
  problem: {
    question: 'What is the problem?',
    headline: 'The leads are there, unconnected',
    items: [
      {
        term: 'Ask and wait',
        text: 'To see one more layer somebody has to write a query. Its result raises the next question, and the wait begins again.'
      },
      {
        term: 'What comes back is a table',
        text: 'Who is connected to whom has to be pieced together from hundreds of rows, and is hard to show to anybody else.'
      },
      {
        term: 'Findings do not last',
        text: 'How it was found is in one person’s head. The next one starts from nothing.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'From a name to a picture',
    steps: [
      { title: 'Search', text: 'A name, a number or a phone leads to a vertex of the graph.' },
      { title: 'Expand', text: 'Layer by layer, by kind of edge, time or amount, and back again at any time.' },
      { title: 'Compare', text: 'Is there a path between two, a person in both circles? Run an algorithm and look.' },
      { title: 'Record', text: 'Keep the subgraph, its evidence and the steps, so that others can go on from there.' }
    ]
  },
  stepsCaption: 'One lead on the same graph: from a single person to a subgraph that can be handed over. Illustrative data.',
  readings: {
    question: 'What does each answer?',
    headline: 'Choose the question, then the algorithm',
    lead: 'None of the four is better; they answer four questions. The figure ranks the same thirteen people: with the question, the order changes.',
    caption:
      'The same thirteen people: the first five by each of three algorithms, with their scores. Orange is the highest betweenness. Illustrative data.',
    alt: 'Three columns of ranks: the first five by degree, betweenness and PageRank; the one with the highest betweenness ranks second in both others',
    rows: [
      ['Degree', 'Who has the most direct ties, and is worth looking at first'],
      ['Betweenness', 'Who is on the way, and would leave others unconnected'],
      ['PageRank', 'Who is known by those who matter, and where influence goes'],
      ['Circles', 'Who keeps together, and who stands between']
    ]
  },
  gains: {
    question: 'What do you get?',
    headline: 'Analysts follow leads themselves',
    items: [
      {
        term: 'No query to write',
        text: 'Where to look next is up to the person looking, who need not wait for a developer each time.'
      },
      {
        term: 'Findings with evidence',
        text: 'A finding is kept as a subgraph whose edges record where they came from.'
      },
      {
        term: 'Experience becomes steps',
        text: 'A path once taken can be kept as a template, and taken again from another start.'
      },
      {
        term: 'Permissions all the way',
        text: 'What a person may not see should appear neither in the picture nor in an algorithm.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'Where a person decides',
    items: [
      {
        term: 'Fraud and laundering',
        text: 'A system reports what is suspicious; a person sees how it hangs together, and decides.'
      },
      {
        term: 'Companies and credit',
        text: 'Holdings, offices and guarantees together show who is in control and where risk travels.'
      },
      {
        term: 'Equipment and networks',
        text: 'From an alarm to all it affects, and to what should be dealt with first.'
      },
      {
        term: 'Where it does not',
        text: 'For fixed reports and the same figures every day a reporting tool is simpler.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'See it in your industry',
    steps: [
      { kicker: 'See it applied', title: 'Graph models and queries by industry', link: 'See solutions' },
      { kicker: 'See below it', title: 'The graph database underneath', link: 'See the product' }
    ]
  }
} satisfies PlatformCopy
