import type { ConnectCopy } from '../types'

export default {
  title: 'Work with us',
  description:
    'Ask for the free single-server download, an enterprise trial, a partnership, a solution talk or a joint project. We reply within 1 to 3 working days.',
  kicker: 'Partners · Get in touch',
  headline: 'Tell us what you\nwant to build',
  lead: 'Tick what you are after and describe the problem. There is no need to wait on this page: our staff will contact you within 1 to 3 working days, by the phone number or e-mail address you leave.',
  drawing: {
    alt: 'Your request as a graph: your company on the left, five things to ask for in the middle, our staff on the right; what you tick becomes a blue path, and a dashed line shows the reply within 1 to 3 working days',
    caption: 'A request is a graph, too',
    reading:
      'Each diamond is something to ask for. Tick it in the form below and its path turns blue; the dashed line is our reply',
    company: 'You',
    staff: 'Staff',
    contact: 'reply in 1 to 3 working days',
    wants: { download: 'download', trial: 'trial', partner: 'partnership', talk: 'talk', project: 'project' }
  },
  form: {
    question: 'What would you like?',
    headline: 'One form, in your own words',
    wants: {
      download: 'Download the free single-server edition',
      trial: 'Apply for an enterprise trial',
      partner: 'Become a partner',
      talk: 'Talk through a solution',
      project: 'Cooperate on a project'
    },
    hints: {
      title: 'Four things that make the first call useful',
      lines: [
        'The business question, in one sentence, the way you would ask a colleague.',
        'How many people, things and events the data holds, and how they are related.',
        'Where the data lives today, and how often it changes.',
        'When you would like to see a first result, and who will judge it.'
      ]
    },
    privacy:
      'We use these details to handle your request and to contact you, nothing else. Until it is sent, what you type stays in this browser tab and is gone when you close it.'
  },
  next: {
    question: 'What happens next?',
    headline: 'Filed, answered, talked through',
    steps: [
      {
        title: 'Filed',
        text: 'Once the page says so, your request is stored. If the connection drops, press the button again: the same request is filed once.'
      },
      {
        title: 'Answered',
        text: 'Within 1 to 3 working days somebody calls or writes to you, to agree what to talk about and who should be there.'
      },
      {
        title: 'Talked through',
        text: 'We begin with the question you wrote down: what the vertices are, what the edges are, and which query answers it.'
      }
    ]
  }
} satisfies ConnectCopy
