import type { SolutionCopy } from '../types'
import {
  ambiguous,
  direct,
  farthest,
  person,
  personIdentifiers,
  personRows,
  persons,
  personsOfAll,
  query,
  records
} from './graph'

const directHere = direct.filter(([a]) => person.includes(a)).length
const allPairs = (person.length * (person.length - 1)) / 2

export default {
  title: 'Customer 360: several records, one person',
  description:
    'Records of several systems joined by phones, e-mails and devices: walk along what they share to bring one person’s records together, and no one else’s.',
  kicker: 'Solutions · Customer 360',
  headline: 'Several records, one person',
  lead: 'CRM, shop, app and service desk each know somebody. The numbers differ, the phone has changed, there are two e-mail addresses. Join records by what they hold, walk along it, and see which of them are the same person.',
  hero: {
    caption: `${records.length} records of four systems, and what they hold`,
    reading: 'Records on the rim, one corner for each system; inside, what they share',
    alt: `${records.length} records of four systems, joined by phones, e-mails and devices into ${persons.length} people; the ${person.length} in orange are one person`,
    legend: [
      { mark: 'start', label: 'asked about' },
      { mark: 'account', label: 'record' },
      { mark: 'phone', label: 'phone' },
      { mark: 'merchant', label: 'e-mail' },
      { mark: 'asset', label: 'device' },
      { mark: 'found', label: 'one person' }
    ],
    callouts: [
      'A1 of the app: a device and a phone, no more.',
      'Device d1 has also been used by shop account S4.',
      'E-mail e3 joins the shop with a ticket of the desk.',
      `After ${farthest.length - 1} steps, K1 of the CRM, with an identity document.`,
      `Phone ${ambiguous.join(', ')} is in three records: a switchboard, and no evidence.`,
      `T2 with K2, S2 and A2 is somebody else: ${persons[1]?.length} records.`
    ]
  },
  words: {
    crm: 'CRM',
    shop: 'Shop',
    app: 'App',
    desk: 'Desk',
    matrixReading: 'dot: something shared; frame: a person',
    record: 'Record',
    system: 'System',
    identifier: 'ID',
    person: 'Person',
    from: 'from',
    holds: 'holds',
    is: 'belongs to'
  },
  plates: [
    {
      question: 'Why not compare pairs?',
      headline: 'Nothing in common, and still one person',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `${records.length} records compared two by two; a frame is one person`,
              alt: `A matrix of ${records.length} records: ${direct.length} pairs have something in common and form ${persons.length} frames`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Comparing sees one step',
                  text: `This person has ${person.length} records, ${allPairs} pairs of them, and only ${directHere} pairs share anything. The others are joined by way of further records, which no rule about two records can see.`
                },
                {
                  title: 'To be connected is to be one',
                  text: `Between A1 and K1 there are ${farthest.length - 2} vertices: ${farthest.join('–')}. Each step is a shared identifier, and the whole way is the reason for the match.`
                },
                {
                  title: 'And no more than one',
                  text: `Count switchboard ${ambiguous.join(', ')} as well, and ${persons.length} people become ${personsOfAll.length}. What too many records share is no evidence; in a graph, that is a matter of counting its edges.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'From one record to one person',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take one record', text: 'A1 of the app.', figure: 'step-1' },
            { title: 'To the next', text: 'The same device: S4 of the shop.', figure: 'step-2' },
            { title: 'And the next', text: 'The same e-mail: T1 of the desk.', figure: 'step-3' },
            { title: 'Until nothing is new', text: `${person.length} records, one person.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Records of one person', code: query },
            {
              kind: 'table',
              caption: 'The records brought together',
              columns: ['System', 'Record', 'Joined by', 'New'],
              rows: personRows({ crm: 'CRM', shop: 'Shop', app: 'App', desk: 'Desk' }),
              parts: [
                {
                  text: `Together, ${person.length} records know ${personIdentifiers.length} identifiers of this person. Whoever answers the phone sees the orders of the shop and the devices of the app.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Records stay as they are; one edge is added',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, three kinds of edges',
              alt: 'The model: a record comes from a system, holds identifiers and belongs to a person'
            },
            {
              kind: 'model',
              rows: [
                ['holds', 'record → identifier', 'first and last seen'],
                ['from', 'record → system', 'key there'],
                ['belongs to', 'record → person', 'reason, time']
              ],
              found: 'belongs to',
              text: [
                'Each system’s record is kept as it came; who it belongs to is an edge that was worked out. A wrong match is undone by removing that edge, and no overwritten field has to be found again.',
                'Identifiers are vertices: who shares one, and how many, is one step away.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'One person, with the reasons',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'It can say why',
              text: 'Each match keeps the way it took. When a customer asks how you knew, those edges are the answer.'
            },
            {
              term: 'Within consent',
              text: 'Identifiers carry what was agreed to and until when. The query does not walk what was not; consent decides how far records meet.'
            },
            {
              term: 'As it happens',
              text: 'A new record is compared with what it touches, instead of everything with everything over night.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Records come in, one number goes back',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CRM, shop, app, desk', text: 'records and identifiers' },
            { name: 'Cleaning', text: 'one form, encrypted' },
            { name: 'Graph database', text: 'components; match and unmatch', main: true },
            { name: 'Marketing, service', text: 'one view' }
          ],
          caption: 'Every system keeps its own numbers; the graph adds the person that they share'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To try on a masked sample', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'For the marketing team', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'Some see documents, others only orders',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP.'
            },
            {
              need: 'All customers, matched as they come',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Count how often you know one person' }
} satisfies SolutionCopy
