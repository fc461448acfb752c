import type { OpeningCopy } from '../../types'

export default {
  duties: [
    'Write and maintain product documentation in Chinese and English',
    'Run every piece of code in it',
    'Find out from feedback what is not understood, and mend it'
  ],
  skills: [
    'Concise and exact Chinese; can write in English directly',
    'Read code and are at ease on the command line',
    'Impatient with vague words'
  ]
} satisfies OpeningCopy
