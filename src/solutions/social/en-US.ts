import type { SolutionCopy } from '../types'
import {
  betweenness,
  byBetweenness,
  byDegree,
  campaignRows,
  campaigns,
  circles,
  covered,
  degree,
  hopsToAll,
  joint,
  people,
  query,
  rankOf,
  reachQuery,
  star,
  ties,
  without
} from './graph'

const score = (person: string) => Math.round(betweenness.get(person) ?? 0)
const groups = circles.length - 1
const cut = without(joint)
const [fromStar, fromJoint] = campaigns

export default {
  title: 'Social marketing: who joins the circles?',
  description:
    'Many followers do not carry far. Betweenness finds the people between circles whom news cannot avoid, and shows from whom it reaches everybody sooner.',
  kicker: 'Solutions · Social marketing',
  headline: 'Far is not the same as many',
  lead: 'Followers count one step. To leave a circle, news has to pass somebody who knows people in several: perhaps few people, but nobody gets round that one. Draw who knows whom, and it can be worked out.',
  hero: {
    caption: `${people.length} people, ${ties.length} acquaintances, ${groups} circles`,
    reading: 'The larger, the higher the betweenness; the one in orange joins three circles',
    alt: `Acquaintances: three circles are joined by ${joint}; ${star} knows the most people, ${joint} has the highest betweenness`,
    legend: [
      { mark: 'account', label: 'person' },
      { mark: 'edge', label: 'knows' },
      { mark: 'start', label: 'knows the most' },
      { mark: 'answer', label: 'most between' },
      { mark: 'found', label: 'whom X knows' }
    ],
    callouts: [
      `${star} knows ${degree(star)} people, the most of all, and all in one circle.`,
      `${joint} knows only ${degree(joint)}, and has the highest betweenness: ${score(joint)}.`,
      'By way of A3 into the first circle.',
      'By way of B2 into the second.',
      'By way of C2 into the third.',
      'B5 stands at the edge: nobody has to pass, betweenness zero.'
    ]
  },
  words: {
    byDegree: 'by acquaintances',
    byBetweenness: 'by betweenness',
    person: 'Person',
    topic: 'Topic',
    post: 'Post',
    place: 'Place',
    follows: 'follows',
    shared: 'shared',
    livesIn: 'lives in',
    knows: 'knows'
  },
  plates: [
    {
      question: 'Why not count followers?',
      headline: `No. ${rankOf(byDegree, joint)} by numbers, no. ${rankOf(byBetweenness, joint)} by place`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'ranks',
              caption: 'The same people in two orders',
              alt: `Slopes: ${joint} is no. ${rankOf(byDegree, joint)} by acquaintances and no. ${rankOf(byBetweenness, joint)} by betweenness; ${star} goes from no. 1 to no. ${rankOf(byBetweenness, star)}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One step is a matter of numbers',
                  text: `When ${star} speaks, ${fromStar?.within[0]} people hear it. Then it slows down: ${fromStar?.within[2]} after three hops. Those friends know one another, and the news goes round among them.`
                },
                {
                  title: 'Several are a matter of place',
                  text: `When ${joint} speaks, only ${fromJoint?.within[0]} hear it, and after three hops all ${fromJoint?.within[2]}. That is what betweenness counts: of the shortest ways between any two people, how many lead through this one.`
                },
                {
                  title: 'And without?',
                  text: `Without ${joint} the other ${people.length - 1} fall into ${cut.pieces} pieces, the largest of ${cut.largest}. These are the relations to look after first.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it worked out?',
      headline: 'From whom, and in how many hops',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Begin with numbers',
              text: `${star}: ${covered([star], 1).length} people after one hop.`,
              figure: 'step-1'
            },
            {
              title: 'Stuck in the circle',
              text: `Still ${covered([star], 3).length} after three; ${hopsToAll([star])} hops to everybody.`,
              figure: 'step-2'
            },
            { title: 'Begin with place', text: `${joint}: one person in each circle after one hop.`, figure: 'step-3' },
            { title: 'Everybody', text: `All ${people.length} people after ${hopsToAll([joint])} hops.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Highest betweenness', code: query },
            {
              kind: 'table',
              caption: 'Begun at different people: reached after so many hops',
              columns: ['Begun at', '1 hop', '2', '3', 'All after'],
              rows: campaignRows,
              parts: [
                {
                  text: `Another popular person helps less than a better place: ${byDegree.slice(0, 2).join(' and ')} together still need ${hopsToAll(byDegree.slice(0, 2))} hops.`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: 'Two queries, one after the other',
                  text: 'First an algorithm gives each person a score and writes it to the vertex. Then ordinary queries choose people and count whom they reach: scores once a day, questions at any time.'
                }
              ]
            },
            { kind: 'query', name: 'Reached within three hops', code: reachQuery }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'To know, to share, to follow: three edges',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a person knows a person, follows a topic, shared a post and lives in a place'
            },
            {
              kind: 'model',
              rows: [
                ['knows', 'person — person', 'since, where, how close'],
                ['shared', 'person → post', 'time, from whom'],
                ['follows', 'person → topic', 'since'],
                ['lives in', 'person → place', 'source']
              ],
              found: 'knows',
              text: [
                'Once a year and every day are not the same. Closeness is on the edge, and close counts as near when shortest ways are worked out.',
                'Use only what people agreed to, and no names: a number in the graph is enough to work out a place in it.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A short list, and the reason for it',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Less to spend',
              text: 'On the list are those whom news cannot avoid, not everybody. The budget goes into places.'
            },
            {
              term: 'See it leave the circle',
              text: 'The way of the news stays in the graph: from which circle, through whom, into which other. It can be checked hop by hop.'
            },
            {
              term: 'See what is odd',
              text: 'A batch of accounts that know one another and nobody else, all with betweenness zero, has probably been bought.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Relations in, a list out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Members, communities', text: 'follows, invitations, shares' },
            { name: 'Without names', text: 'numbers, consent' },
            { name: 'Graph database', text: 'betweenness, communities, reach', main: true },
            { name: 'Marketing', text: 'a list, a campaign, what came back' }
          ],
          caption: 'What a campaign brings is new edges, and the next one knows more'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To practise on a public network', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One marketing team, more algorithms', edition: 'paid', text: 'One server.' },
            {
              need: 'Several brands, members’ data apart',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'All members, scored regularly',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Find the X among your people' }
} satisfies SolutionCopy
