import trialPromise from '~/content/trial-promise/zh-CN'
import type { EditionsPageContent } from './types'

export default {
  title: '四个版本：对比与选型',
  description:
    '图数据库四个版本的完整对比：图、存储、顶点、用户、权限与算法。填写需求，查看哪个版本满足要求，以及其他版本的限制。',
  kicker: '图数据库 · 版本对比',
  headline: '按需求选择版本',
  lead: '填写图数量、数据量、用户数和权限，查看哪个版本满足要求。免费版供非商业学习使用。',
  actions: { find: '按需求选择', compare: '查看完整对比' },
  figure: {
    number: '图1-1',
    alt: '点阵图：一个点是一张图，三个嵌套的方框圈出各版本能容纳的图的数量',
    caption: '一个点是一张图，按实际数量绘制',
    callouts: '各版本的图的数量',
    callout: '{editions}：最多{count}张图。',
    and: '、'
  },
  finder: {
    plate: {
      question: '该用哪个版本？',
      headline: '填写需求，匹配合适的版本',
      lead: '不填的项目不参与判断。结果页的链接包含您的要求，可以直接分享。'
    },
    quantities: {
      graphs: { label: '图的数量', hint: '互相独立的图，各有自己的顶点和边', example: '12' },
      storage: { label: '存储容量（GB）', hint: '可以带小数', example: '120' },
      vertices: { label: '顶点数', hint: '可写作“5000万”“2亿”', example: '5000万' },
      nodes: { label: '集群节点数', hint: '一个集群里的服务器', example: '3' },
      users: { label: '数据库用户数', hint: '登录数据库的账号，不是业务里的客户', example: '5' },
      algorithms: { label: '图算法种数', hint: '要用到多少种现成的算法', example: '20' }
    },
    permissions: {
      label: '权限细到哪一级',
      hint: '细一级包含粗一级',
      any: '不作要求',
      graphs: '图，按角色',
      elements: '顶点、边、属性'
    },
    abilities: {
      ldap: { label: 'LDAP访问控制', hint: '用企业目录里的账号和组' },
      partitioned: { label: '分区存储', hint: '一张图存入多个分区' },
      distributed: { label: '分布式算法', hint: '算法在多台服务器上并行计算' },
      commercial: { label: '商业用途', hint: '用于经营，而不只是学习' }
    },
    submit: '查找适用版本',
    clear: '清空重填',
    examples: {
      label: '先看一个例子',
      course: '一门课程',
      team: '一个风控小组',
      group: '一家集团',
      beyond: '超出全部上限的需求'
    },
    answer: {
      label: '结论',
      fits: '{edition}满足需求',
      mayFit: '建议试用{edition}',
      fitsText: '它满足全部要求，更小的版本都至少有一项不满足。',
      mayFitText: '更小的版本都至少有一项不满足。请在试用中，按您的数值测试：{needs}。',
      none: '没有版本满足全部要求',
      noneText: '每个版本都至少有一项不满足。可以放宽一项再试，或把这份需求发给我们。',
      empty: '请先填写要求',
      emptyText: '下图是每个版本的上限。填写几项后，橙色竖线标出您的要求。',
      separator: '、',
      editions: '各版本的判断',
      chosen: '满足需求，且最小',
      larger: '也满足，但大于所需',
      open: '试用时测试：{needs}',
      share: '这个结论的链接',
      consult: '预约咨询'
    },
    reasons: {
      exceeded: {
        graphs: '最多{limit}张图，需要{wanted}张',
        storage: '最多存{limit} GB，需要{wanted} GB',
        vertices: '最多{limit}个顶点，需要{wanted}个',
        nodes: '集群最多{limit}个节点，需要{wanted}个',
        users: '最多{limit}个用户，需要{wanted}个',
        algorithms: '提供{limit}种算法，需要{wanted}种'
      },
      unlisted: {
        permissions: '权限级别：免费版、标准版、高级版支持',
        nodes: '单机部署，不组成集群',
        ldap: 'LDAP访问控制：仅标准版、高级版支持',
        partitioned: '分区存储：仅高级版支持',
        distributed: '分布式算法：仅高级版支持'
      },
      coarse: '权限只到图一级，不含顶点、边、属性级',
      forbidden: '只供非商业学习'
    },
    fault: {
      title: '有一项需要修改',
      number: '{field}：请填数字，例如{example}。',
      whole: '{field}：请填整数，例如{example}。',
      small: '{field}：请填大于0的数，例如{example}。',
      large: '{field}：最多填{most}。',
      choice: '{field}：没有这个选项，请重新选择。'
    },
    scale: {
      caption: '{need}：各版本的上限',
      wanted: '需要{wanted}',
      listed: '支持',
      unrestricted: '允许，范围见合同',
      denied: '不允许',
      figure: '图1-2',
      notes: {
        reading: { name: '读法', text: '横线是版本上限，橙线是您的要求。每一项的横线都到达橙线，版本即满足要求。' },
        limits: { name: '刻度', text: '横线从左端量起，各项均为对数刻度；箭头表示不限。' },
        features: { name: '功能', text: '只属于其他版本的功能，按不支持计算。' },
        finer: { name: '权限', text: '细一级的权限包含粗一级的：顶点、边、属性级权限也可以管理整张图。' }
      }
    }
  },
  comparison: {
    plate: {
      question: '差别在哪里？',
      headline: '逐项对比每一条上限',
      lead: '灰字表示与前一版相同。'
    },
    groups: { scale: '规模', people: '用户与权限', algorithms: '图算法', terms: '许可与部署' },
    rows: {
      ldap: 'LDAP访问控制',
      license: '授权',
      deployment: '部署方式',
      price: '价格'
    },
    values: {
      yes: '支持',
      nonCommercial: '只供非商业学习',
      byContract: '许可范围见合同',
      free: '免费',
      charged: '付费',
      'single-server': '单机部署',
      enterprise: '集群部署',
      from: '¥{price}起',
      contract: '合同定价'
    }
  },
  upgrades: {
    plate: {
      question: '何时升级？',
      headline: '超出当前版本时再升级',
      lead: '相邻两版只有几项不同。未超出这些上限，不必升级。'
    },
    steps: {
      paid: {
        title: '从免费版到收费版',
        text: '用于商业，或用户多于{users}个，或图多于{graphs}张、数据超过{storage} GB、顶点超过{vertices}个，即应升级。算法由{algorithms}种增加到{nextAlgorithms}种。以集群运行免费版的，升级到企业标准版。'
      },
      standard: {
        title: '从收费版到标准版',
        text: '用户多于{users}个，或权限须细到顶点、边、属性，或需要LDAP访问控制，即应升级。图的数量和算法不变。'
      },
      advanced: {
        title: '从标准版到高级版',
        text: '图多于{graphs}张，或需要分区存储，或需要{nextAlgorithms}种分布式算法，即应升级。'
      }
    }
  },
  support: {
    plate: { question: '购买之后？', headline: '服务支持与版本维护', lead: '各版本的服务时间、响应时间与维护期。' },
    plans: {
      caption: '各版本的服务支持',
      columns: ['版本', '服务时间', '服务方式', '服务中断时响应', '其他问题响应']
    },
    versions: { caption: '各版本的维护期', columns: ['版本号', '发布', '修复故障至', '修复漏洞至'] },
    separator: '、'
  },
  more: '升级与服务支持',
  next: {
    plate: { question: '下一步？', headline: '免费试用，或讨论您的需求', lead: trialPromise },
    learn: { kicker: '动手体验', title: '建立第一张图', link: '阅读入门文档' },
    consult: { kicker: '咨询', title: '讨论您的需求', link: '预约咨询' },
    related: '相关页面',
    algorithms: '图算法清单',
    database: '图数据库的存储与查询',
    downloads: '下载中心'
  }
} satisfies EditionsPageContent
