import type { VideosCopy } from '../types'

export default {
  title: 'Video center',
  description:
    'Introductions, tutorials, lectures and demonstrations by type. Each video states its length and has captions and a full transcript.',
  kicker: 'Resources · Video center',
  headline: 'What to watch,\nand for how long',
  lead: 'Every video states its length, has captions, and comes with its full text below. No time to watch? Read it instead.',
  drawing: {
    caption: 'How long the videos of each type are',
    reading:
      'A square is a type, a circle a video; the longer the edge, the longer the video. The newest four of each type are drawn',
    alt: 'Lengths of the videos: each row is a type, followed from left to right by its newest videos, with edges as long as they last'
  },
  list: {
    question: 'What is there to watch?',
    headline: 'Pick by type, plan by length',
    lead: 'Choose a type to see all of it. Your choice is part of the address, so you can pass it on.',
    empty: 'There are no videos of this type yet.'
  },
  transcript: {
    question: 'What does it say?',
    headline: 'Transcript',
    none: 'Nobody has written this one down yet.'
  }
} satisfies VideosCopy
