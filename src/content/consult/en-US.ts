import type { ConsultCopy } from './types'

export default {
  editions: {
    single: {
      title: 'Ask about the paid single-server edition',
      description:
        'Ask about the price, graphs, users, license and installation of the paid single-server edition. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Paid single-server',
      headline: 'Is one server\nenough?',
      lead: 'The paid single-server edition runs on one server. Solid lines are what the specification states; dashed lines are what it leaves open, and what a talk is for.',
      hints: [
        'How many graphs, and how many vertices and edges in each',
        'How many people use it, and for what',
        'What kind of server it would run on'
      ],
      sent: {
        title: 'We have your paid single-server enquiry',
        text: 'Our staff will reach you by the phone number or e-mail you left: first to check graphs and users, then to explain licence and installation.',
        meanwhile: 'While you wait, read how it is installed'
      }
    },
    standard: {
      title: 'Ask about Enterprise Standard',
      description:
        'Ask about the price, users, fine-grained permissions and LDAP in Enterprise Standard. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Enterprise Standard',
      headline: 'Who may see\nwhich edge?',
      lead: 'Enterprise Standard has no limit on users, permissions down to vertices, edges and properties, and LDAP. How to draw the lines depends on your organisation and your data.',
      hints: [
        'Who may see which vertices, edges and properties',
        'How accounts and LDAP are managed today',
        'How many teams there are, and how many graphs each'
      ],
      sent: {
        title: 'We have your Enterprise Standard enquiry',
        text: 'Our staff will reach you by the phone number or e-mail you left: first to learn how your organisation and permissions are laid out, then to arrange a solution talk.',
        meanwhile: 'While you wait, read how it is deployed'
      }
    },
    advanced: {
      title: 'Ask about Enterprise Advanced',
      description:
        'Ask about the price, partitioned storage and distributed algorithms of Enterprise Advanced. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Enterprise Advanced',
      headline: 'Too big\nfor one machine?',
      lead: 'Enterprise Advanced partitions its storage, sets no limit on sharding and runs distributed algorithms. Tell us how large the data is and how it divides, and we work it out together.',
      hints: [
        'How many vertices and edges, and how many more each year',
        'What divides the data: region, business, time',
        'Which algorithms to run, and how often'
      ],
      sent: {
        title: 'We have your Enterprise Advanced enquiry',
        text: 'Our staff will reach you by the phone number or e-mail you left: first to learn how large your data is and how it divides, then to size nodes and algorithms with you.',
        meanwhile: 'While you wait, read how it is deployed'
      }
    }
  },
  facts: {
    reading: 'Solid: {stated} facts that the specification states. Dashed: {open} to settle in the talk',
    shards: 'Shards',
    vertices: 'Vertices',
    nodes: 'Cluster nodes',
    supported: 'Supported',
    open: 'to settle'
  },
  form: {
    title: 'Your details and your questions',
    hints: 'Three things that make the first talk count',
    privacy:
      'We use these details to handle your enquiry and to contact you, nothing else. Until it is sent, what you type stays in this browser tab and is gone when you close it.'
  },
  talk: {
    question: 'What happens next?',
    headline: 'Filed, answered, dashes made solid',
    steps: [
      {
        title: 'Filed',
        text: 'Once the page says so, your enquiry is stored. If the connection drops, press the button again: the same enquiry is filed once.'
      },
      {
        title: 'Answered',
        text: 'Our staff call or write to you, to agree on a time and on who should be there.'
      },
      {
        title: 'Settled',
        text: 'We begin with the questions you wrote down and turn dashed lines into answers: whether it can be done, how much of it, and how it is deployed.'
      }
    ]
  },
  next: {
    question: 'Not sure yet?',
    headline: 'Work it out, or try it first',
    find: {
      kicker: 'Work it out',
      title: 'Enter what you need, get the smallest edition that fits',
      link: 'Open the edition finder'
    },
    download: {
      kicker: 'Try it',
      title: 'The free edition needs no talk: download it and learn',
      link: 'Go to downloads'
    }
  }
} satisfies ConsultCopy
