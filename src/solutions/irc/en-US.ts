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
  title: 'Recommendation: what else, and why?',
  description:
    'People and their choices as a graph: two hops from a person to what people alike have chosen, and a reason for each suggestion.',
  kicker: 'Solutions · Recommendation',
  headline: 'What else, and why?',
  lead: 'A list of best sellers says the same to everybody. Start from what one person has chosen, walk to those who chose it too, and on to what else they chose: the suggestion begins with her, and the reason lies along the way.',
  hero: {
    caption: `${people.length} people, ${items.length} items, ${choices.length} choices`,
    reading: 'Left to right in the order of the walk; orange is the reason for the suggestion',
    alt: `From the ${own.length} items that A chose to ${alike.length} people alike and on to what else they chose; ${best.item} is reached in ${best.ways.length} ways`,
    legend: [
      { mark: 'start', label: 'for whom' },
      { mark: 'account', label: 'person' },
      { mark: 'merchant', label: 'item' },
      { mark: 'path', label: 'walked' },
      { mark: 'found', label: 'reason' }
    ],
    callouts: [
      `A has chosen ${own.length}: ${own.join(', ')}.`,
      'B and D chose i1 too: they are a little like A.',
      'C has two in common with A, and i4 and i5 besides.',
      `${best.item} is reached in ${best.ways.length} ways: the most reasons.`,
      `${bestSeller.item} sells best, to ${bestSeller.popularity} people, but only ${bestSeller.ways.length} way leads there from A.`,
      'G and H have nothing in common with A and no say.'
    ]
  },
  words: {
    person: 'Person',
    chosen: 'Chose',
    alike: 'Chose it too',
    offered: 'And chose',
    matrixReading: 'dot: chosen; figure: ways that lead there',
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
      headline: 'Two hops, and count the ways',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'What did she choose?', text: `From A to ${own.length} items.`, figure: 'step-1' },
            { title: 'Who chose it too?', text: `To ${alike.length} people, each a little like her.`, figure: 'step-2' },
            { title: 'What else did they?', text: `To ${reachable.length} items that A has not chosen.`, figure: 'step-3' },
            { title: 'Count', text: `${best.item} has ${best.ways.length} ways and comes first.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Suggestions and reasons', code: query },
            {
              kind: 'table',
              caption: 'Candidates: ways that lead there, and people who chose them',
              columns: ['Item', 'Ways', 'People'],
              rows: scoreRows,
              parts: [
                {
                  text: `By people, ${bestSeller.item} comes first; by ways, ${best.item}. One is what everybody likes, the other what she will.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Can it say why?',
      headline: `${best.ways.length} reasons for ${best.item}, each can be checked`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `The choices of ${people.length} people, and what A is offered`,
              alt: `A matrix of ${people.length} people and ${items.length} items; in the row of A, ${reachable.map(({ item, ways }) => `${item} has ${ways.length}`).join(', ')}`
            },
            {
              kind: 'table',
              caption: `Every way from A to ${best.item}`,
              columns: ['No.', 'In common', 'Person', 'Item'],
              rows: reasonRows,
              parts: [
                {
                  title: 'A sentence for the page',
                  text: '«Because you chose i1, i2 and i3» is not written by anybody: these are the items along the way.'
                },
                {
                  text: `No way leads to ${unreachable.map(({ item }) => item).join(', ')}, so it is not offered. What has no reason cannot be reached in a graph.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'A choice is an edge, and has a weight',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['chose', 'person → item', 'time, how, rating'],
                ['is a', 'item → kind', 'main or other'],
                ['made by', 'item → brand', 'year']
              ],
              found: 'chose',
              text: [
                'Seen, put into the basket, bought, sent back: all are choices, of different weight. The query weighs them, and what was sent back counts against.',
                'Who is new has chosen nothing: start from the kinds and brands she looks at. What is new was chosen by nobody: reach it by its kind. A cold start is a walk too, along other edges.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, three kinds of edges',
              alt: 'The model: a person chose an item; an item is of a kind and made by a brand'
            }
          ]
        }
      ]
    },
    {
      question: 'And next to a black box?',
      headline: 'It explains, and can be changed at once',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'As fast as a click',
              text: 'A new choice is a new edge, and the next query walks it. Nothing is trained over night first.'
            },
            {
              term: 'Rules in the query',
              text: 'Nothing bought before, nothing out of stock, two of a brand at most: each is one condition.'
            },
            {
              term: 'Together with a model',
              text: 'The graph brings candidates and reasons, a model puts them in order. The number of ways is a good feature for it, too.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Behaviour in, suggestions and reasons out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Behaviour', text: 'views, baskets, orders' },
            { name: 'Catalogue', text: 'kinds, brands, stock' },
            { name: 'Graph database', text: 'candidates and reasons', main: true },
            { name: 'Ranking', text: 'rules or a model' },
            { name: 'Page', text: 'a place, and one sentence' }
          ],
          caption: 'One suggestion is one query of two hops'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To practise on a public data set', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One team that tries it out', edition: 'paid', text: 'One server.' },
            {
              need: 'Several businesses, rights apart',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'All behaviour of a large site',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Recommend something to yourself' }
} satisfies SolutionCopy
