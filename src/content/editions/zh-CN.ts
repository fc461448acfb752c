import type { EditionsPageContent } from './types'

export default {
  title: '四个版本：对比与选型',
  description:
    '图数据库四个版本的完整对比：图、存储、顶点、用户、权限与算法。填写需求，得到够用的最小一版，并看到其他版本差在哪一条上限。',
  kicker: '图数据库 · 四个版本',
  headline: '选够用的，\n最小那一版',
  lead: '四个版本的差别，是几条上限和几项能力。填上图、数据量、用户和权限的要求，就知道哪一版够用，别的版本又差在哪里。',
  actions: { find: '按需求选版', compare: '看完整对比' },
  figure: {
    number: '图1-1',
    alt: '点阵图：一个点是一张图，三个嵌套的方框圈出各版本能容纳的图的数量',
    caption: '一个点是一张图，按真实数量画出',
    callouts: '各版本的图的数量',
    callout: '{editions}：最多{count}张图。',
    and: '、'
  },
  finder: {
    plate: {
      question: '该用哪一版？',
      headline: '填要求，得到够用的最小一版',
      lead: '不填的项目不参与判断。要求都写在结果页的地址里，发给同事，看到的是同一个结论。'
    },
    quantities: {
      graphs: { label: '图的数量', hint: '互相独立的图，各有自己的点和边', example: '12' },
      storage: { label: '存储容量（GB）', hint: '可以带小数', example: '120' },
      vertices: { label: '顶点数', hint: '可写作“5000万”“2亿”', example: '5000万' },
      nodes: { label: '集群节点数', hint: '一个集群里的服务器', example: '3' },
      users: { label: '数据库用户数', hint: '登录数据库的账号，不是业务里的客户', example: '5' },
      algorithms: { label: '图算法种数', hint: '要用到多少种现成的算法', example: '20' }
    },
    permissions: {
      label: '权限细到哪一级',
      hint: '能管到属性的，也能管到整张图',
      any: '不作要求',
      graphs: '图，按角色',
      elements: '点、边、属性'
    },
    abilities: {
      ldap: { label: 'LDAP访问控制', hint: '用企业目录里的账号和组' },
      partitioned: { label: '分区存储', hint: '一张图切开，存到多个分区' },
      distributed: { label: '分布式算法', hint: '算法在多台服务器上一起算' },
      commercial: { label: '商业用途', hint: '用在经营里，而不只是学习' }
    },
    submit: '找出够用的最小一版',
    clear: '清空重填',
    examples: { label: '先看一个例子', course: '一门课程', team: '一个风控小组', group: '一家集团', beyond: '四版都不够' },
    answer: {
      label: '结论',
      fits: '{edition}够用',
      mayFit: '{edition}可能够用，需先确认：{needs}',
      fitsText: '规格里没有一条排除它，而比它小的版本都被排除。',
      none: '四个版本都不够',
      noneText: '每一版都至少有一条不满足。可以放宽一项再看，也可以带着这份需求来咨询。',
      empty: '还没有要求',
      emptyText: '下面画出了每一版的上限。填几项，橙色的铅垂线会标出您的要求落在哪里。',
      confirm: '规格没有写明这几项，选用前请向我们确认。',
      separator: '、',
      editions: '各版本的判断',
      chosen: '够用，且最小',
      larger: '也够用，但大于所需',
      open: '需先确认：{needs}',
      share: '这个结论的地址',
      consult: '预约咨询'
    },
    reasons: {
      exceeded: {
        graphs: '最多{limit}张图，需要{wanted}张',
        storage: '最多存{limit} GB，需要{wanted} GB',
        vertices: '最多{limit}个顶点，需要{wanted}个',
        nodes: '集群最多{limit}个节点，需要{wanted}个',
        users: '最多{limit}个用户，需要{wanted}个',
        algorithms: '规格列出{limit}种算法，需要{wanted}种'
      },
      unlisted: {
        permissions: '规格未列出权限的级别',
        ldap: '规格未列出LDAP访问控制',
        partitioned: '规格未列出分区存储',
        distributed: '规格未列出分布式算法'
      },
      coarse: '权限只到图一级，管不到点、边、属性',
      forbidden: '只供非商业学习'
    },
    fault: {
      title: '有一项要改',
      number: '{field}：请填数字，例如{example}。',
      whole: '{field}：请填整数，例如{example}。',
      small: '{field}：请填大于0的数，例如{example}。',
      large: '{field}：最多填{most}。更大的规模，请直接咨询。',
      choice: '{field}：没有这个选项，请重新选择。'
    },
    scale: {
      caption: '{need}：各版本的上限',
      wanted: '需要{wanted}',
      listed: '支持',
      unrestricted: '未写限制',
      denied: '不可',
      figure: '图1-2',
      notes: {
        reading: { name: '读法', text: '橙线是您的要求。尺寸线够到橙线，这一版就满足；短一截，就被排除。' },
        limits: { name: '刻度', text: '尺寸线从左端量起，每项一把尺，都是对数刻度；箭头表示不限。' },
        silence: { name: '虚线', text: '规格没有写。没写上限的，不排除，但请确认；没列出能力的，不算有。' },
        finer: { name: '权限', text: '细一级的权限包含粗一级的：能管到点、边、属性，也就能管到图。' }
      }
    }
  },
  comparison: {
    plate: {
      question: '差别在哪里？',
      headline: '逐项对比，不同的才显眼',
      lead: '与前一版相同的值退为灰字。规格没有写的，就写“规格未列出”，这里不替它猜。'
    },
    groups: { scale: '规模', people: '用户与权限', algorithms: '图算法', terms: '许可与部署' },
    rows: {
      vertices: '顶点',
      nodes: '集群节点',
      partitioned: '分区存储',
      shards: '分片数',
      rights: '用户能做什么',
      level: '权限细到',
      ldap: 'LDAP访问控制',
      count: '算法种数',
      types: '算法类别',
      kind: '运行方式',
      licence: '费用',
      commercial: '商业用途',
      deployment: '面向'
    },
    values: {
      yes: '支持',
      administratorOnly: '只有admin，只能改密码',
      nonCommercial: '不可，只供非商业学习',
      free: '免费',
      charged: '收费',
      'single-server': '单机部署',
      enterprise: '企业部署',
      standalone: '单机',
      distributed: '分布式'
    }
  },
  upgrades: {
    plate: {
      question: '什么时候换？',
      headline: '越过一条线，换下一版',
      lead: '相邻两版之间，真正不同的只有几项。没碰到这些线，就不必换。'
    },
    steps: {
      paid: {
        title: '免费到收费',
        text: '要用于商业；图多于{graphs}张，数据超过{storage} GB，或顶点超过{vertices}个；要多于{users}个用户。算法由{algorithms}种增到{nextAlgorithms}种。'
      },
      standard: {
        title: '收费到标准',
        text: '用户多于{users}个；权限要管到点、边、属性；要接入LDAP。图的数量和算法都不变，为这两项不必换。'
      },
      advanced: {
        title: '标准到高级',
        text: '图多于{graphs}张；一张图要切开存进多个分区；要跑分布式算法。算法换了一套：规格列出的是{nextAlgorithms}种分布式算法。'
      }
    }
  },
  next: {
    plate: { question: '下一步？', headline: '先学起来，再定版本' },
    learn: { kicker: '先动手', title: '建立第一张图', link: '读入门文档' },
    consult: { kicker: '再商量', title: '带着表结构来咨询', link: '预约咨询' },
    related: '相关页面',
    database: '图数据库怎样存、怎样查',
    downloads: '下载中心'
  }
} satisfies EditionsPageContent
