import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: why this book is recommended',
  description:
    'Recommend books by personalized PageRank, and explain each by a path and by the terms of its score. Use library loans, subjects or both.',
  kicker: 'Online demo · Recommendation',
  headline: 'Why is this book recommended?',
  lead: 'Start at a reader and follow loans and subjects at random: books visited often are the recommendations. A book’s score is what its neighbors pass on to it, so every recommendation comes with its reasons.',
  figure: {
    caption: 'Readers, books and subjects',
    reading:
      'Circles are readers, diamonds books, squares subjects. Orange marks the recommendations, blue the paths to them; the other solid diamonds are books borrowed before.',
    alt: 'Readers borrow books, books have subjects; paths lead from one reader to five recommended books'
  },
  marks: { start: 'reader', solid: 'borrowed before', path: 'path', answer: 'recommended' },
  vertices: { person: 'reader', book: 'book', subject: 'subject' },
  edges: { borrowed: 'borrowed', about: 'is about' },
  values: {},
  parameters: {
    reader: { name: 'Reader', hint: 'Reader to recommend books to' },
    through: {
      name: 'Relationships',
      hint: 'The loans of the reader always count',
      options: { both: 'loans and subjects', borrowed: 'loans only', about: 'subjects only' }
    },
    damping: { name: 'Chance to continue', hint: 'The higher, the more distant books score', unit: '%' },
    count: { name: 'Recommendations', hint: 'Those with the highest scores', unit: 'books' }
  },
  columns: { place: 'Place', book: 'Book', score: 'Score (of 1,000)', hops: 'Hops from the reader' },
  words: { none: 'none' },
  sentences: {
    start: 'Start at {reader}, who borrowed {books} {books|book|books}.',
    own: '{books} borrowed {books|book is|books are} not recommended again, but {books|passes|pass} scores on.',
    iteration: 'Iteration {number}: {reached} vertices have a score, change {change}. {best} leads.',
    'iteration-none': 'Iteration {number}: {reached} vertices have a score, change {change}. No new book yet.',
    book: 'Place {place}: {book} scores {score} of 1,000, {hops} hops from the reader.',
    end: '{books} {books|book|books} for {reader}, {best} first, based on {own} borrowed {own|book|books}.',
    'end-none': 'Nothing to recommend to {reader}: {books} books, first {best}, {own} borrowed.',
    'why-reader': '{vertex} is the reader, with a score of {score} of 1,000 and {books} borrowed {books|book|books}.',
    'why-apart': 'No path connects {vertex} to {reader}.',
    'why-own': '{reader} borrowed {vertex} before. It scores {score} of 1,000 from {neighbors} {neighbors|neighbor|neighbors}.',
    'why-between':
      '{vertex} scores {score} of 1,000 from {neighbors} {neighbors|neighbor|neighbors}, {hops} {hops|hop|hops} from {reader}.',
    'why-book':
      '{vertex} is number {place}: {score} of 1,000 from {neighbors} {neighbors|neighbor|neighbors}. Its shortest path from {reader} has {hops} {hops|hop|hops}.',
    'why-later':
      '{vertex} is number {place}, so it is not listed: {score} of 1,000 from {neighbors} {neighbors|neighbor|neighbors}, {hops} {hops|hop|hops} from {reader}.'
  },
  result: { some: '{books} {books|book|books} for {reader}, {best} first', nothing: 'Nothing to recommend to {reader}' },
  terms: 'Score passed on by neighbors, largest first (of 1,000)',
  tour: [
    { text: 'R001 borrowed five books. The five orange books score highest, and blue paths lead to them.' },
    { text: 'Select B015: each reader and subject that passes score to it is listed.', vertex: 'B015' },
    { text: 'Follow loans only, and recommendations come from readers with similar taste.', parameters: { through: 'borrowed' } },
    { text: 'Lower the chance to continue to 50%. Less score travels far, and the order changes.', parameters: { damping: 50 } }
  ],
  query: 'Readers who share a book with R001: which books did they borrow that R001 has not?',
  source: 'Sample data, generated with a fixed seed. It contains no real reader or book.'
} satisfies DemoCopy
