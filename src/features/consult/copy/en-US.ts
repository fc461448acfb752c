import type { ConsultCopy } from './types'

export default {
  editions: {
    single: {
      title: 'Ask about the paid single-server edition',
      description:
        'Ask about the price, graphs, users, license and installation of the paid single-server edition. Leave your name, phone, work email and industry.',
      kicker: 'Consultation · Paid single-server',
      headline: 'Is one server enough for you?',
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
      headline: 'Permissions down to every property',
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
      headline: 'Scale beyond one server',
      lead: 'Enterprise Advanced partitions its storage without a limit on partitions and runs distributed algorithms. Tell us how large your data is, and we size the deployment together.',
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
  topics: {
    talk: {
      title: 'Talk to us',
      kicker: 'Consultation',
      headline: 'Tell us what you need',
      lead: 'Describe your problem or ask your question. We discuss edition, deployment, license, price and support with you.',
      hints: [
        'The business question, and the data behind it',
        'How many vertices, edges and users you expect',
        'What your environment requires: deployment, availability, compliance'
      ],
      sent: {
        title: 'We have your inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to answer it.',
        meanwhile: 'While you wait, read the frequently asked questions'
      }
    },
    proof: {
      title: 'Book a proof of concept',
      kicker: 'Consultation · Proof of concept',
      headline: 'Test one question on your own data',
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
    platform: {
      title: 'Ask about the graph intelligence platform',
      kicker: 'Consultation · Graph intelligence platform',
      headline: 'Discuss what your analysts need',
      lead: 'Tell us what your analysts look for, and where the data is. We discuss features, editions, license and price with you.',
      hints: [
        'What analysts look for, and how they find it today',
        'Which systems hold the data',
        'How many people use it, and who may see what'
      ],
      sent: {
        title: 'We have your platform inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss features, editions, license and price.',
        meanwhile: 'While you wait, read about centrality and community'
      }
    },
    rag: {
      title: 'Ask about hybrid RAG',
      kicker: 'Consultation · Hybrid RAG',
      headline: 'Discuss answers with evidence',
      lead: 'Tell us which questions it must answer, and from which documents. We discuss features, permissions, license and price with you.',
      hints: ['Questions that it must answer', 'Documents and systems with the answers', 'Who may see which content'],
      sent: {
        title: 'We have your hybrid RAG inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss features, permissions, license and price.',
        meanwhile: 'While you wait, read how a property graph is built'
      }
    },
    appliance: {
      title: 'Ask about the AI compute appliance',
      kicker: 'Consultation · AI compute appliance',
      headline: 'Get a configuration for your data',
      lead: 'Tell us how much data you have and what will run on it. We discuss configuration, compute, delivery and price with you.',
      hints: [
        'How many vertices and edges, and how many more each year',
        'Which queries, algorithms and models will run',
        'What your data center requires'
      ],
      sent: {
        title: 'We have your appliance inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss configuration, compute, delivery and price.',
        meanwhile: 'While you wait, read how to size the storage'
      }
    },
    weaver: {
      title: 'Ask about GalaxyWeaver',
      kicker: 'Consultation · GalaxyWeaver',
      headline: 'Discuss your tables and your graph',
      lead: 'Tell us which tables become a graph. We discuss features, editions, license and how it works with the data import toolkit.',
      hints: [
        'Which tables, and how many rows each has',
        'Where they are, and how often they change',
        'Questions that the graph must answer'
      ],
      sent: {
        title: 'We have your GalaxyWeaver inquiry',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to discuss features, editions and license.',
        meanwhile: 'While you wait, read how to model your data'
      }
    },
    disclosure: {
      title: 'Request the disclosure report',
      kicker: 'Consultation · Audited benchmark',
      headline: 'Request the disclosure report',
      lead: 'It names the auditor, the comparison result, the scale factor and the configuration of the audited LDBC SNB Interactive run.',
      hints: [
        'What you need the report for',
        'Which results you compare it with',
        'How large your own data is, and which queries matter'
      ],
      sent: {
        title: 'We have your request for the report',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days about the disclosure report.',
        meanwhile: 'While you wait, read how to measure your own queries'
      },
      submit: 'Request the report'
    },
    references: {
      title: 'Ask for references in your industry',
      kicker: 'Consultation · References',
      headline: 'Ask for references in your industry',
      lead: 'Tell us your industry and your problem. We name a customer only after the customer agrees.',
      hints: [
        'Your industry, and the problem to solve',
        'What a reference should show: scale, deployment, result',
        'When you need it'
      ],
      sent: {
        title: 'We have your request for references',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days about references in your industry.',
        meanwhile: 'While you wait, read how to model your data'
      },
      submit: 'Ask for references'
    },
    event: {
      title: 'Register for an event',
      kicker: 'Events · Registration',
      headline: 'Register for an event',
      lead: 'Leave your contact details and name the event. You can send your questions for it with the registration.',
      hints: ['Which event', 'What you want to learn', 'Questions to answer at the event'],
      sent: {
        title: 'We have your registration',
        text: 'Our staff will reach you by phone or email within 1 to 3 working days to confirm it.',
        meanwhile: 'While you wait, build your first graph'
      },
      submit: 'Register'
    }
  },
  facts: {
    reading: 'Limits and features of this edition',
    shards: 'Number of partitions',
    vertices: 'Vertices',
    nodes: 'Cluster nodes',
    supported: 'Supported'
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
  registered: {
    question: 'What happens next?',
    headline: 'We confirm within 1 to 3 working days',
    steps: [
      {
        title: 'Received',
        text: 'You will see a confirmation once we have your registration. If the connection drops, send it again; we record it only once.'
      },
      { title: 'Confirmed', text: 'We will contact you within 1 to 3 working days to confirm your place.' }
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
