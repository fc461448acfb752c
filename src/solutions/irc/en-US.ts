import type { SolutionCopy } from '../types'
import {
  alike,
  best,
  bestSeller,
  choices,
  items,
  own,
  people,
  query,
  reachable,
  reasonRows,
  scoreRows,
  unreachable
} from './graph'

export default {
  title: 'Recommendation: relevant items with reasons',
  description:
    'Model customers and their choices as a graph: query three hops to what similar customers chose, with a reason for each suggestion.',
  headline: 'Recommend items with a reason for each',
  lead: 'Recommend what similar customers chose instead of the same best sellers for all. A query finds customers who share choices, ranks what else they chose, and returns the path as the reason.',
  hero: {
    caption: `${people.length} people, ${items.length} items, ${choices.length} choices`,
    reading: 'Left to right in query order; orange is the reason for the suggestion',
    alt: `From the ${own.length} items that A chose to ${alike.length} people alike and on to what else they chose; ${best.item} is reached by ${best.paths.length} paths`,
    legend: [
      { mark: 'start', label: 'customer' },
      { mark: 'account', label: 'person' },
      { mark: 'merchant', label: 'item' },
      { mark: 'path', label: 'traversed' },
      { mark: 'found', label: 'reason' }
    ],
    callouts: [
      `A has chosen ${own.length} items: ${own.join(', ')}.`,
      'B and D also chose i1, so their taste is similar.',
      'C shares two items with A and also chose i4 and i5.',
      `${best.item} is reached by ${best.paths.length} paths, the most of all items.`,
      `${bestSeller.item} is the best seller with ${bestSeller.popularity} buyers, but only ${bestSeller.paths.length} path leads there from A.`,
      'G and H share no choice with A and do not count.'
    ]
  },
  answer: {
    caption: 'What should A be offered, and why?',
    columns: ['Item', 'Paths', 'Because A chose']
  },
  bring: 'Browsing, purchase or favorite records of one period, plus categories and brands of the items.',
  words: {
    person: 'Person',
    chosen: 'Chose',
    alike: 'Chose it too',
    offered: 'And chose',
    matrixReading: 'dot: chosen; number: paths to the item',
    item: 'Item',
    category: 'Kind',
    brand: 'Brand',
    chose: 'chose',
    in: 'is a',
    by: 'made by'
  },
  plates: [
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Query three hops and rank by path count',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'A’s choices', text: `From A to ${own.length} items.`, figure: 'step-1' },
            { title: 'Similar customers', text: `To ${alike.length} people who share a choice with A.`, figure: 'step-2' },
            { title: 'Candidates', text: `To ${reachable.length} items that A has not chosen.`, figure: 'step-3' },
            { title: 'Rank', text: `${best.item} has ${best.paths.length} paths and ranks first.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Recommendations with reasons', code: query },
            {
              kind: 'table',
              caption: 'Candidates by number of paths and by number of buyers',
              columns: ['Item', 'Paths', 'People'],
              rows: scoreRows,
              parts: [
                {
                  text: `By popularity, ${bestSeller.item} ranks first; by paths, ${best.item} does. The first is popular with everyone, the second fits A.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Can it be explained?',
      headline: `${best.paths.length} verifiable reasons for ${best.item}`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `The choices of ${people.length} people, and what A is offered`,
              alt: `A matrix of ${people.length} people and ${items.length} items; in the row of A, ${reachable.map(({ item, paths }) => `${item} has ${paths.length}`).join(', ')}`
            },
            {
              kind: 'table',
              caption: `Every path from A to ${best.item}`,
              columns: ['No.', 'Shared item', 'Person', 'Recommended'],
              rows: reasonRows,
              parts: [
                {
                  title: 'A reason you can display',
                  text: '“Because you chose i1, i2 and i3” comes straight from the items on the path.'
                },
                {
                  text: `No path leads to ${unreachable.map(({ item }) => item).join(', ')}, so it is not recommended. Without a path there is no reason and no recommendation.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'A choice is an edge with a weight',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['chose', 'person → item', 'time, how, rating'],
                ['is a', 'item → kind', 'primary or secondary'],
                ['made by', 'item → brand', 'year']
              ],
              found: 'chose',
              text: [
                'Views, cart additions, purchases and returns are all choices, with different weights. The query applies the weights; returns count as negative.',
                'New customers have no choices yet, so start from the categories and brands they view. New items have no buyers, so reach them through their category. A cold start uses other edges of the same graph.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, three edge labels',
              alt: 'Graph model: a person chose an item; an item is of a kind and made by a brand'
            }
          ]
        }
      ]
    },
    {
      question: 'Why not only a trained model?',
      headline: 'Explain every recommendation and adjust it at once',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Immediate',
              text: 'A new choice is a new edge, and the next query includes it. No overnight training is needed.'
            },
            {
              term: 'Rules in the query',
              text: 'Exclude items already bought or out of stock, or allow two per brand: each rule is one condition in the query.'
            },
            {
              term: 'Together with a model',
              text: 'The graph supplies candidates and reasons, and a model ranks them. Path counts also serve as features for the model.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Behavior in, recommendations with reasons out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Behavior', text: 'views, carts, orders' },
            { name: 'Catalog', text: 'kinds, brands, stock' },
            { name: 'Graph database', text: 'candidates and reasons', main: true },
            { name: 'Ranking', text: 'rules or a model' },
            { name: 'Page', text: 'recommendation with its reason' }
          ],
          caption: 'One recommendation is one three-hop query'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Practice on a public data set', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'A trial by one team', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Several business units with separate rights',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'All behavior data of a large site',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'See your own recommendations' }
} satisfies SolutionCopy
