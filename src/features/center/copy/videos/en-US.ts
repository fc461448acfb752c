import type { VideosCopy } from '../types'

export default {
  title: 'Video center',
  description:
    'Introductions, tutorials, lectures and demonstrations by type. Each video states its length and has captions and a full transcript.',
  kicker: 'Resources · Video center',
  headline: 'Learn graph databases by video',
  lead: 'Every video states its length and has captions and a full transcript, so you can also read it.',
  drawing: {
    caption: 'How long the videos of each type are',
    reading:
      'A square is a type, a circle a video; the longer the edge, the longer the video. The latest four of each type are shown',
    alt: 'Lengths of the videos: each row is a type, followed from left to right by its newest videos, with edges as long as they last'
  },
  list: {
    question: 'Which videos are available?',
    headline: 'Browse by type',
    lead: 'Choose a type to see all its videos. The URL keeps your choice, so you can share it.',
    empty: 'No videos of this type yet.'
  },
  transcript: {
    question: 'What does the video cover?',
    headline: 'Transcript',
    none: 'There is no transcript for this video yet.'
  }
} satisfies VideosCopy
