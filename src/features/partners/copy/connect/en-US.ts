import type { ConnectCopy } from '../types'

export default {
  title: 'Become a partner or tell us what you need',
  description:
    'Tell us what interests you: the free single-server download, an enterprise trial, a partnership, a solution talk or a joint project. We reply within 1 to 3 working days.',
  kicker: 'Partners · Get in touch',
  headline: 'Tell us what you want to build',
  lead: 'Choose what you need and describe the problem. Our staff will contact you within 1 to 3 working days by phone or email.',
  drawing: {
    alt: 'Your request as a graph: your company on the left, five things to ask for in the middle, our staff on the right; what you tick becomes a blue path, and a dashed line shows the reply within 1 to 3 working days',
    caption: 'From your request to our reply',
    reading: 'Each diamond is a request. Select it in the form below and its path turns blue; the dashed line is our reply',
    company: 'You',
    staff: 'Staff',
    contact: 'reply in 1 to 3 working days',
    wants: { download: 'download', trial: 'trial', partner: 'partnership', talk: 'talk', project: 'project' }
  },
  form: {
    question: 'What would you like?',
    headline: 'Fill in the form',
    wants: {
      download: 'Download the free single-server edition',
      trial: 'Apply for an enterprise trial',
      partner: 'Become a partner',
      talk: 'Discuss a solution',
      project: 'Seek project cooperation'
    },
    hints: {
      title: 'Four points that help us prepare the first call',
      lines: [
        'The business question, in one sentence.',
        'How many people, things and events the data holds, and how they are related.',
        'Where the data is stored today, and how often it changes.',
        'When you would like to see a first result, and who will evaluate it.'
      ]
    },
    privacy:
      'We use these details only to handle your request and contact you. Until you submit the form, your input stays in this browser tab and is cleared when you close it.'
  },
  next: {
    question: 'What happens next?',
    headline: 'We reply within 1 to 3 working days',
    steps: [
      {
        title: 'Received',
        text: 'The page confirms that your request is stored. If the connection drops, press the button again: the same request is registered only once.'
      },
      {
        title: 'Contacted',
        text: 'Our staff contact you by phone or email within 1 to 3 working days to agree on a time.'
      },
      {
        title: 'Discussed',
        text: 'We start with your business question: what the vertices and edges are, and which query answers it.'
      }
    ]
  }
} satisfies ConnectCopy
