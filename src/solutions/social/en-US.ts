import type { SolutionCopy } from '../types'
import {
  betweenness,
  byBetweenness,
  byDegree,
  campaignRows,
  campaigns,
  circles,
  componentsWithout,
  connector,
  covered,
  degree,
  hopsToAll,
  mostFollowed,
  people,
  query,
  rankOf,
  reachQuery,
  ties
} from './graph'

const score = (person: string) => Math.round(betweenness.get(person) ?? 0)
const groups = circles.length - 1
const cut = componentsWithout(connector)
const [fromStar, fromJoint] = campaigns

export default {
  title: 'Social marketing: reach several communities',
  description:
    'Find the people who connect communities by betweenness centrality, and compare how many hops each choice needs to reach everyone.',
  headline: 'Reach every community with fewer contacts',
  lead: 'Reach more people with a shorter list. Betweenness centrality finds the members who connect several communities; follower counts measure one hop only.',
  hero: {
    caption: `${people.length} people, ${ties.length} relationships, ${groups} communities`,
    reading: 'Larger circles have higher betweenness; the orange person connects three communities',
    alt: `Social graph: ${connector} connects three communities; ${mostFollowed} knows the most people, ${connector} has the highest betweenness`,
    legend: [
      { mark: 'account', label: 'person' },
      { mark: 'edge', label: 'knows' },
      { mark: 'start', label: 'knows the most' },
      { mark: 'answer', label: 'highest betweenness' },
      { mark: 'found', label: 'contacts of X' }
    ],
    callouts: [
      `${mostFollowed} knows ${degree(mostFollowed)} people, more than anyone, but all in one community.`,
      `${connector} knows only ${degree(connector)} people but has the highest betweenness: ${score(connector)}.`,
      'Through A3 into the first community.',
      'Through B2 into the second.',
      'Through C2 into the third.',
      'B5 is at the edge of a community: no shortest path passes through, so betweenness is zero.'
    ]
  },
  answer: {
    caption: 'Who connects the communities?',
    columns: ['Person', 'Betweenness', 'Contacts']
  },
  bring: 'Follows, interactions or referrals between members, plus the outcome of one finished campaign.',
  words: {
    byDegree: 'by contacts',
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
      question: 'Are follower counts enough?',
      headline: `No. ${rankOf(byDegree, connector)} by contacts, no. ${rankOf(byBetweenness, connector)} by betweenness`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'ranks',
              caption: 'The same people in two rankings',
              alt: `Slopes: ${connector} is no. ${rankOf(byDegree, connector)} by contacts and no. ${rankOf(byBetweenness, connector)} by betweenness; ${mostFollowed} goes from no. 1 to no. ${rankOf(byBetweenness, mostFollowed)}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One hop: contacts count',
                  text: `A message from ${mostFollowed} reaches ${fromStar?.within[0]} people after one hop (${mostFollowed} included), but only ${fromStar?.within[2]} after three. These contacts know one another, so the message mostly stays among them.`
                },
                {
                  title: 'Several hops: position counts',
                  text: `A message from ${connector} reaches only ${fromJoint?.within[0]} people after one hop, but all ${fromJoint?.within[2]} after three. Betweenness measures this: how many shortest paths between other people pass through this person.`
                },
                {
                  title: 'What if this member leaves?',
                  text: `Without ${connector} the other ${people.length - 1} people split into ${cut.pieces} separate groups, the largest with ${cut.largest}. Protect these relationships first.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it computed?',
      headline: 'Compare starting points by hops to reach everyone',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start with followers',
              text: `${mostFollowed}: ${covered([mostFollowed], 1).length} people after one hop.`,
              figure: 'step-1'
            },
            {
              title: 'Mostly one community',
              text: `Still ${covered([mostFollowed], 3).length} people after three hops; everyone only after ${hopsToAll([mostFollowed])}.`,
              figure: 'step-2'
            },
            {
              title: 'Start with betweenness',
              text: `${connector}: one person in each community after one hop.`,
              figure: 'step-3'
            },
            {
              title: 'Everyone reached',
              text: `All ${people.length} people after ${hopsToAll([connector])} hops.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Highest betweenness', code: query },
            {
              kind: 'table',
              caption: 'People reached by number of hops, including the starting points',
              columns: ['Start', '1 hop', '2 hops', '3 hops', 'Everyone after'],
              rows: campaignRows,
              parts: [
                {
                  text: `A better position helps more than another popular person: ${byDegree.slice(0, 2).join(' and ')} together still need ${hopsToAll(byDegree.slice(0, 2))} hops to reach everyone.`
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
                  text: 'The first query ranks people with an algorithm; the second counts whom they reach. To filter by score at any time, write it to the vertices and update it daily.'
                }
              ]
            },
            { kind: 'query', name: 'People reached within three hops', code: reachQuery }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Separate edge labels for contacts, shares and follows',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a person knows a person, follows a topic, shared a post and lives in a place'
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
                'A yearly contact differs from a daily one. Closeness is stored on the edge, and closer contacts count as shorter when paths are computed.',
                'Use only data that people have consented to, without names: an ID is enough to compute a position in the graph.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A short list with a reason for each name',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Spend less',
              text: 'The list contains the people who connect communities, so you contact fewer of them and spend less.'
            },
            {
              term: 'See the spread',
              text: 'The path of a message stays in the graph: source community, connecting person, target community. You can verify it hop by hop.'
            },
            {
              term: 'Spot anomalies',
              text: 'A batch of accounts connected only to one another, and to no other community, is worth checking.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Relationships in, a contact list out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Members, communities', text: 'follows, invitations, shares' },
            { name: 'Anonymization', text: 'IDs, consent' },
            { name: 'Graph database', text: 'betweenness, communities, reach', main: true },
            { name: 'Marketing', text: 'list, campaign, feedback' }
          ],
          caption: 'Campaign results become new edges and improve the next list'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Practice on a public social network', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One marketing team, more algorithms', edition: 'paid', text: 'One server, 55 algorithms in 7 types.' },
            {
              need: 'Several brands with separate member data',
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
  next: { question: 'What next?', headline: 'Find the connectors in your own network' }
} satisfies SolutionCopy
