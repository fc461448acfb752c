import type { PrivacyCopy } from './types'

export default {
  title: 'Privacy statement',
  description:
    'What we collect, what for, who receives it and how long we keep it. How to see, export, correct and delete it, or withdraw consent.',
  kicker: 'Company · Privacy',
  headline: 'What we collect, how long we keep it',
  lead: 'The registration agreement and the download page show this same statement. Each section has an address of its own that you can cite.',
  versions: {
    caption: 'Versions of this statement',
    version: 'Version',
    updated: 'Last updated',
    effective: 'Effective',
    published: 'Published'
  }
} satisfies PrivacyCopy
