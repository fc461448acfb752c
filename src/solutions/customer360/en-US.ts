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
  title: 'Customer 360: merge records of one customer',
  description:
    'Connect records of several systems by shared phones, emails and devices. Merge those that belong to one customer, with a reason for every match.',
  headline: 'Recognize one customer across all systems',
  lead: 'CRM, shop, app and service desk each keep their own record, with its own number and only some contact details. Shared phones, emails and devices connect them: one query returns every record of the same customer, with the path as the reason.',
  hero: {
    caption: `${records.length} records from four systems and their identifiers`,
    reading: 'Records on the rim, one corner per system; shared identifiers inside',
    alt: `${records.length} records of four systems, connected by phones, emails and devices into ${persons.length} people; the ${person.length} in orange are one person`,
    legend: [
      { mark: 'start', label: 'queried record' },
      { mark: 'account', label: 'record' },
      { mark: 'phone', label: 'phone' },
      { mark: 'merchant', label: 'email' },
      { mark: 'asset', label: 'device' },
      { mark: 'found', label: 'one person' }
    ],
    callouts: [
      'A1 in the app holds only a device and a phone.',
      'Shop account S4 also logged in from device d1.',
      'Email e3 connects the shop account with a service ticket.',
      `After ${farthest.length - 1} hops: K1 in the CRM, with an identity document.`,
      `Phone ${ambiguous.join(', ')} appears in three records: a company switchboard, not evidence.`,
      `T2, K2, S2 and A2 are another person: ${persons[1]?.length} records.`
    ]
  },
  answer: {
    caption: 'Which records belong with A1 in the app?',
    columns: ['System', 'Record'],
    names: { shop: 'Shop', desk: 'Service desk', crm: 'CRM' }
  },
  bring: 'Customer records with identifiers such as phones, emails and devices from each system. Hashed values are fine.',
  words: {
    crm: 'CRM',
    shop: 'Shop',
    app: 'App',
    desk: 'Desk',
    matrixReading: 'dot: shared identifier; frame: one person',
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
      question: 'Is pairwise matching enough?',
      headline: 'Two records can share no field and still match',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'matrix',
              caption: `${records.length} records compared in pairs; each frame is one person`,
              alt: `A matrix of ${records.length} records: ${direct.length} pairs share an identifier and form ${persons.length} frames`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Pairwise rules see one hop',
                  text: `This person has ${person.length} records, or ${allPairs} pairs, and only ${directHere} pairs share an identifier. The others are connected through further records, which no pairwise rule can see.`
                },
                {
                  title: 'Connected records are one customer',
                  text: `There are ${farthest.length - 2} vertices between A1 and K1: ${farthest.join('–')}. Every hop is a shared identifier, and the whole path is the evidence for the match.`
                },
                {
                  title: 'Prevent false merges',
                  text: `If the switchboard ${ambiguous.join(', ')} counted, ${persons.length} people would merge into ${personsOfAll.length}. An identifier that too many records share is not evidence. In a graph, you see this by counting its edges.`
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
      headline: 'Expand from one record to the whole customer',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take one record', text: 'A1 in the app.', figure: 'step-1' },
            { title: 'One hop', text: 'Same device: S4 in the shop.', figure: 'step-2' },
            { title: 'The next hop', text: 'Same email: T1 at the service desk.', figure: 'step-3' },
            { title: 'Until no new record appears', text: `${person.length} records, one person.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Records of one person', code: query },
            {
              kind: 'table',
              caption: 'Merged records',
              columns: ['System', 'Record', 'Matched by', 'Adds'],
              rows: personRows({ crm: 'CRM', shop: 'Shop', app: 'App', desk: 'Desk' }),
              parts: [
                {
                  text: `Together, the ${person.length} records hold ${personIdentifiers.length} identifiers of this person. A service agent sees shop orders and app devices during the call.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Keep the records, add one edge',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, three edge labels',
              alt: 'Graph model: a record comes from a system, holds identifiers and belongs to a person'
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
                'Each system’s record stays unchanged, and the match is a computed edge. To undo a wrong match, remove the edge; no overwritten field has to be restored.',
                'Identifiers are vertices, so one hop shows which records share them and how many.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'One customer, with a reason for every match',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Explainable',
              text: 'Each match keeps its path. If a customer asks why the records were merged, those edges are the answer.'
            },
            {
              term: 'Within consent',
              text: 'Identifiers record the scope and expiry of consent. The query skips identifiers without consent, so consent decides which records merge.'
            },
            {
              term: 'Incremental',
              text: 'A new record is checked only against the identifiers it holds. No nightly comparison of all records is needed.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Records in, one customer ID out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CRM, shop, app, desk', text: 'records and identifiers' },
            { name: 'Cleaning', text: 'uniform formats, encryption' },
            { name: 'Graph database', text: 'components; merge and split', main: true },
            { name: 'Marketing, service', text: 'one view' }
          ],
          caption: 'Every system keeps its own IDs; the graph adds the person they share'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One marketing team', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Separate rights for documents and orders',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP access control.'
            },
            {
              need: 'All customers, merged as records arrive',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Count the duplicates in your own systems' }
} satisfies SolutionCopy
