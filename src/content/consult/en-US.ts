import type { ConsultCopy } from './types'

export default {
  editions: {
    single: {
      title: 'Ask about the paid single-server edition',
      description:
        'Ask about the price, graphs, users, license and installation of the paid single-server edition. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Paid single-server',
      headline: 'Is one server\nenough for you?',
      lead: 'The paid single-server edition runs on one server. Tell us about your graphs, users and server, and we assess together whether it is enough.',
      hints: [
        'How many graphs, and how many vertices and edges in each',
        'How many people use it, and for what',
        'Which server it would run on'
      ],
      sent: {
        title: 'We have your paid single-server inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss graphs, users, license and installation.',
        meanwhile: 'While you wait, read how it is installed'
      }
    },
    standard: {
      title: 'Ask about Enterprise Standard',
      description:
        'Ask about the price, users, fine-grained permissions and LDAP in Enterprise Standard. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Enterprise Standard',
      headline: 'Permissions down\nto every property',
      lead: 'Enterprise Standard has unlimited users, permissions on vertices, edges and properties, and LDAP access control. Tell us who needs to see which data.',
      hints: [
        'Who may see which vertices, edges and properties',
        'How accounts and LDAP are managed today',
        'How many teams there are, and how many graphs each'
      ],
      sent: {
        title: 'We have your Enterprise Standard inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days. We discuss your permissions and arrange a solution talk.',
        meanwhile: 'While you wait, read how it is deployed'
      }
    },
    advanced: {
      title: 'Ask about Enterprise Advanced',
      description:
        'Ask about the price, partitioned storage and distributed algorithms of Enterprise Advanced. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Enterprise Advanced',
      headline: 'Scale beyond\none server',
      lead: 'Enterprise Advanced partitions its storage, has no sharding limit and runs distributed algorithms. Tell us how large your data is, and we size the deployment together.',
      hints: [
        'How many vertices and edges, and how many more each year',
        'What divides the data: region, business, time',
        'Which algorithms to run, and how often'
      ],
      sent: {
        title: 'We have your Enterprise Advanced inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss your data, nodes and algorithms.',
        meanwhile: 'While you wait, read how it is deployed'
      }
    }
  },
  proof: {
    title: 'Book a proof of concept',
    kicker: 'Consultation · Proof of concept',
    headline: 'Test one question\non your own data',
    lead: 'Tell us your business question and the tables behind it. Before it starts, we agree with you on edition, data, scope, duration, environment and price.',
    hints: [
      'The business question to answer',
      'The tables with the data, and how many rows each has',
      'Answers that you know, to compare the result with'
    ],
    sent: {
      title: 'We have your request for a proof of concept',
      text: 'Our staff will reach you by phone or email within 1 to 3 working days. We agree on edition, data, scope, duration, environment and price.',
      meanwhile: 'While you wait, read how to model your data'
    },
    submit: 'Book a proof of concept'
  },
  facts: {
    reading: 'Solid: included. Dashed: to discuss with us',
    shards: 'Sharding',
    vertices: 'Vertices',
    nodes: 'Cluster nodes',
    supported: 'Supported',
    open: 'contact sales'
  },
  form: {
    title: 'Your details and your questions',
    hints: 'Three things to tell us',
    privacy:
      'We use these details only to handle your inquiry and contact you. Until you submit the form, your input stays in this browser tab and is cleared when you close it.'
  },
  talk: {
    question: 'What happens next?',
    headline: 'We reply within 1 to 3 working days',
    steps: [
      {
        title: 'Received',
        text: 'You will see a confirmation once we have your inquiry. If the connection drops, send it again; we record it only once.'
      },
      {
        title: 'Contacted',
        text: 'We will contact you by phone or email within 1 to 3 working days to agree on a time.'
      },
      {
        title: 'Answered',
        text: 'We answer the questions you wrote down and recommend an edition and a deployment. Before a proof of concept, we also agree on data, scope, duration, environment and price.'
      }
    ]
  },
  next: {
    question: 'Not sure yet?',
    headline: 'Find your edition or start learning',
    find: {
      kicker: 'Choose',
      title: 'Enter what you need, get the smallest edition that fits',
      link: 'Open the edition finder'
    },
    download: {
      kicker: 'Try it',
      title: 'The free edition: log in, download and learn',
      link: 'Go to downloads'
    }
  }
} satisfies ConsultCopy
