import type { EditionsPageContent } from './types'

export default {
  title: 'Editions compared, and an edition finder',
  description:
    'Every limit of the four editions side by side. Enter what you need and get the smallest edition that fits, with the limit that rules out each other one.',
  kicker: 'Graph database · four editions',
  headline: 'Take the smallest that fits',
  lead: 'A handful of limits and abilities tell the four editions apart. Enter your graphs, data, users and permissions, and see which edition is enough and where each other one falls short.',
  actions: { find: 'Find my edition', compare: 'See the full table' },
  figure: {
    number: 'Fig. 1-1',
    alt: 'A field of dots, one for each graph, with three nested frames around what the editions can hold',
    caption: 'One dot is one graph, drawn in true number',
    callouts: 'Graphs in each edition',
    callout: '{editions}: up to {count} graphs.',
    and: ' and '
  },
  finder: {
    plate: {
      question: 'Which edition do I need?',
      headline: 'Say what you need, get the smallest fit',
      lead: 'What you leave empty does not count. Your requirements are in the address of the result, so a colleague who opens it sees the same answer.'
    },
    quantities: {
      graphs: { label: 'Graphs', hint: 'Separate graphs, each with its own vertices and edges', example: '12' },
      storage: { label: 'Storage (GB)', hint: 'May have a fraction', example: '120' },
      vertices: { label: 'Vertices', hint: 'Commas are fine: 50,000,000', example: '50,000,000' },
      nodes: { label: 'Cluster nodes', hint: 'Servers in one cluster', example: '3' },
      users: { label: 'Database users', hint: 'Accounts of the database, not the customers in your data', example: '5' },
      algorithms: { label: 'Graph algorithms', hint: 'How many ready-made algorithms you will use', example: '20' }
    },
    permissions: {
      label: 'Permissions down to',
      hint: 'Whoever can restrict properties can restrict whole graphs',
      any: 'No requirement',
      graphs: 'Graphs, by role',
      elements: 'Vertices, edges, properties'
    },
    abilities: {
      ldap: { label: 'LDAP access control', hint: 'Accounts and groups of your directory' },
      partitioned: { label: 'Partitioned storage', hint: 'One graph cut into several partitions' },
      distributed: { label: 'Distributed algorithms', hint: 'Computed by several servers together' },
      commercial: { label: 'Commercial use', hint: 'In your business, not only for learning' }
    },
    submit: 'Find the smallest that fits',
    clear: 'Clear the form',
    examples: {
      label: 'Start from an example',
      course: 'A course',
      team: 'A fraud team',
      group: 'A group of companies',
      beyond: 'More than any edition'
    },
    answer: {
      label: 'Answer',
      fits: '{edition} is enough',
      mayFit: '{edition} may be enough; confirm first: {needs}',
      fitsText: 'Nothing in the specification rules it out, and something rules out every smaller edition.',
      none: 'No edition is enough',
      noneText: 'Each one fails at least one requirement, as listed. Relax one and look again, or bring the list to us.',
      empty: 'No requirements yet',
      emptyText:
        'Below are the limits of every edition. Fill in a few fields, and an orange plumb line shows where your need lies.',
      confirm: 'The specification is silent here, so please confirm with us before you choose.',
      separator: ', ',
      editions: 'What speaks for and against each edition',
      chosen: 'Enough, and the smallest',
      larger: 'Enough too, but larger than needed',
      open: 'Confirm first: {needs}',
      share: 'Address of this answer',
      consult: 'Ask for a consultation'
    },
    reasons: {
      exceeded: {
        graphs: 'Holds {limit} graphs, you need {wanted}',
        storage: 'Stores {limit} GB, you need {wanted} GB',
        vertices: 'Holds {limit} vertices, you need {wanted}',
        nodes: 'Clusters of {limit} nodes at most, you need {wanted}',
        users: 'Users: {limit} at most, you need {wanted}',
        algorithms: '{limit} algorithms are listed, you need {wanted}'
      },
      unlisted: {
        permissions: 'No level of permissions is listed',
        ldap: 'LDAP access control is not listed',
        partitioned: 'Partitioned storage is not listed',
        distributed: 'Distributed algorithms are not listed'
      },
      coarse: 'Permissions stop at whole graphs',
      forbidden: 'For non-commercial learning only'
    },
    fault: {
      title: 'One field needs a change',
      number: '{field}: enter a number, such as {example}.',
      whole: '{field}: enter a whole number, such as {example}.',
      small: '{field}: enter a number above 0, such as {example}.',
      large: '{field}: enter {most} at most. For anything larger, please talk to us.',
      choice: '{field}: there is no such option, please choose again.'
    },
    scale: {
      caption: '{need}: the limit of each edition',
      wanted: 'needed: {wanted}',
      listed: 'Yes',
      unrestricted: 'No limit stated',
      denied: 'No',
      figure: 'Fig. 1-2',
      notes: {
        reading: {
          name: 'How to read',
          text: 'The orange line is your need. An edition whose dimension line reaches it will do; one that stops short is ruled out.'
        },
        limits: {
          name: 'Scale',
          text: 'Lines are measured from the left end, each requirement on its own logarithmic scale. An arrow means no limit.'
        },
        silence: {
          name: 'Dashed lines',
          text: 'Not stated. A limit that is not stated rules nothing out but should be confirmed; an ability that is not listed does not count.'
        },
        finer: {
          name: 'Permissions',
          text: 'The finer level includes the coarser: who can restrict vertices, edges and properties can restrict a whole graph.'
        }
      }
    }
  },
  comparison: {
    plate: {
      question: 'Where do they differ?',
      headline: 'Line by line, with the differences in view',
      lead: 'What an edition shares with the one before it is set back in grey. Where the specification is silent, the table says so and does not guess.'
    },
    groups: { scale: 'Scale', people: 'Users and permissions', algorithms: 'Graph algorithms', terms: 'Licence and deployment' },
    rows: {
      vertices: 'Vertices',
      nodes: 'Cluster nodes',
      partitioned: 'Partitioned storage',
      shards: 'Shards',
      rights: 'What a user may do',
      level: 'Permissions down to',
      ldap: 'LDAP access control',
      count: 'Algorithms',
      types: 'Types of algorithms',
      kind: 'How they run',
      licence: 'Price',
      commercial: 'Commercial use',
      deployment: 'Made for'
    },
    values: {
      yes: 'Yes',
      administratorOnly: 'admin only, who may change the password',
      nonCommercial: 'No, for non-commercial learning only',
      free: 'Free',
      charged: 'Charged',
      'single-server': 'One server',
      enterprise: 'Enterprise deployment',
      standalone: 'Standalone',
      distributed: 'Distributed'
    }
  },
  upgrades: {
    plate: {
      question: 'When should I move up?',
      headline: 'Cross a line, take the next edition',
      lead: 'Between one edition and the next, only a few things really change. Until you reach one of them, stay where you are.'
    },
    steps: {
      paid: {
        title: 'From free to paid',
        text: 'You put it to commercial use; you have more than {graphs} graphs, {storage} GB of data or {vertices} vertices; you need more than {users} user. Algorithms grow from {algorithms} to {nextAlgorithms}.'
      },
      standard: {
        title: 'From paid to Standard',
        text: 'You need more than {users} users, permissions down to vertices, edges and properties, or LDAP. Graphs and algorithms stay the same, so do not move for those.'
      },
      advanced: {
        title: 'From Standard to Advanced',
        text: 'You need more than {graphs} graphs, one graph cut into partitions, or distributed algorithms. The set of algorithms is another one: {nextAlgorithms} distributed algorithms are listed.'
      }
    }
  },
  next: {
    plate: { question: 'What next?', headline: 'Learn first, decide later' },
    learn: { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
    consult: { kicker: 'Talk', title: 'Bring your table schema along', link: 'Ask for a consultation' },
    related: 'See also',
    database: 'How the graph database stores and queries',
    downloads: 'Downloads'
  }
} satisfies EditionsPageContent
