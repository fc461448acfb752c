import type { SolutionCopy } from '../types'
import { answer, documents, entities, factRows, facts, mostInOne, query, sources } from './graph'

const names = {
  pump: 'pump P-101',
  alias: 'water pump 1',
  bearing: 'bearing 6312',
  vibration: 'vibration',
  dry: 'lack of grease',
  grease: 'regrease',
  skew: 'misalignment',
  coupling: 'coupling',
  align: 'realign',
  fan: 'fan F-201',
  station: 'pump house'
}
const relations = {
  hasPart: 'has part',
  showed: 'showed',
  causes: 'causes',
  occursIn: 'occurs in',
  sameAs: 'same as',
  prevents: 'prevents',
  locatedIn: 'is in'
}
const titles = { manual: 'Manual', workOrder: 'Work order', guide: 'Fault guide', register: 'Register', rules: 'Rules' }

export default {
  title: 'Knowledge graph: one answer, five documents',
  description:
    'Take facts from documents, make names one, join them into a graph; a question walks along facts to its answer, and each step leads back to its source.',
  kicker: 'Solutions · Knowledge graph',
  headline: 'One answer, five documents',
  lead: 'The manual tells the structure, a work order the symptom, the guide the cause, the rules what to do. Take the facts out of the sentences and join them: a question then walks from symptom to remedy, and each step has a source.',
  hero: {
    caption: `${facts.length} facts about ${entities.length} things in ${documents.length} documents`,
    reading: 'An edge is a fact from a sentence; orange are the facts that lead to the answer',
    alt: 'A knowledge graph: pump P-101 is water pump 1, which showed vibration; lack of grease causes vibration and occurs in the bearing; regreasing prevents it',
    legend: [
      { mark: 'start', label: 'asked about' },
      { mark: 'asset', label: 'machine, part' },
      { mark: 'phone', label: 'symptom' },
      { mark: 'account', label: 'cause' },
      { mark: 'merchant', label: 'remedy' },
      { mark: 'found', label: 'used' }
    ],
    callouts: [
      'The question: which service does pump P-101 need?',
      'The work order calls it «water pump 1»; the register says they are one.',
      'What the work order saw: vibration.',
      'The fault guide: lack of grease causes it, and occurs in bearings.',
      'The rules: regreasing prevents it. That is the answer.',
      'Misalignment vibrates too, but in a coupling, and P-101 has none.'
    ]
  },
  words: {
    ...names,
    ...relations,
    ...titles,
    entity: 'Thing',
    kind: 'Kind',
    document: 'Text',
    rule: 'Rule',
    isA: 'is a',
    mentionedIn: 'said in',
    appliesTo: 'applies to',
    fact: 'fact'
  },
  plates: [
    {
      question: 'Can search not find it?',
      headline: `No document holds more than ${mostInOne} of the facts`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'sources',
              caption: 'Documents and what they speak of; orange is used',
              alt: `A bipartite graph of ${documents.length} documents and ${entities.length} things; the answer uses ${sources.length} documents`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Search returns a passage',
                  text: `The answer takes ${answer.facts.length} facts out of ${sources.length} documents, and none of them holds more than ${mostInOne}. There is no passage to return.`
                },
                {
                  title: 'Names differ',
                  text: 'The work order never says P-101. Search for it, and the one sheet that matters stays out. The graph makes two names one thing first, and only then do the facts meet.'
                },
                {
                  title: 'Similar is not applicable',
                  text: 'Search for vibration, and the passage on misalignment comes up as well; similarity cannot tell them apart. But P-101 has no coupling: the step to its parts rules it out.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where do facts come from?',
      headline: 'A sentence, a few edges, each with its source',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'table',
              caption: 'The facts taken out; orange ones are used',
              columns: ['Subject', 'Relation', 'Object', 'Source'],
              rows: factRows({ entities: names, relations, sources: titles })
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Extract',
                  text: '«A bearing that lacks grease will vibrate» is two facts: lack of grease causes vibration, and it occurs in bearings. Tables are mapped by column, sentences by a language model, and people check samples.'
                },
                {
                  title: 'Make one',
                  text: 'A machine has several names. Match by number, place and model first; where that does not decide, leave an edge «perhaps the same» for somebody to confirm.'
                },
                {
                  title: 'Keep the source',
                  text: 'Each edge knows its document, page, sentence and date. When a text changes, you know which edges to take again; when somebody doubts, the sentence is a click away.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it asked?',
      headline: 'From symptom to cause, from cause to remedy',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'The symptom', text: 'Water pump 1 vibrates.', figure: 'step-1' },
            { title: 'One name', text: 'Water pump 1 is P-101.', figure: 'step-2' },
            { title: 'A cause that fits', text: 'Lack of grease, in a bearing, which P-101 has.', figure: 'step-3' },
            { title: 'The remedy', text: `Regrease, by ${answer.facts.length} facts.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'The service it needs', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: 'One query for every machine',
                  text: 'Put another number in place of P-101, and the same query walks. A new document is a few more edges, and what had no answer yesterday has one today.'
                },
                {
                  text: `The answer brings ${answer.facts.length} facts and ${sources.length} sources. A fitter does not read «regrease, please» but why, and on which page it says so.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Things, kinds and sources kept apart',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a thing is of a kind and is said in a text; facts join things, a rule applies to a thing'
            },
            {
              kind: 'model',
              rows: [
                ['fact', 'thing → thing', 'relation, confidence, sentence'],
                ['said in', 'thing → text', 'page, sentence, date'],
                ['is a', 'thing → kind', 'source'],
                ['applies to', 'rule → thing', 'version']
              ],
              found: 'fact',
              text: [
                'Kinds are vertices and not columns: one more kind of machine is one more vertex, and the model stays. A query calls a thing by its kind and a fact by its relation.',
                'Begin with the edges that frequent questions use. A knowledge graph grows; nobody designs it in one go.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Documents in, answers and search on top',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Documents, systems', text: 'manuals, work orders, registers' },
            { name: 'Extract, make one', text: 'a language model, checked by people' },
            { name: 'Graph database', text: 'facts, kinds, sources', main: true },
            { name: 'Applications', text: 'search, answers, diagnosis' }
          ],
          caption: 'Question answering and retrieval for generation take their facts from this graph'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To try the documents of one machine', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One group of specialists', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'Several departments, levels of secrecy',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties: the conclusion without a secret source.'
            },
            {
              need: 'All documents of a group, all the time',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Pick a question that is asked too often' }
} satisfies SolutionCopy
