import type { GalleryCopy } from '../types'

export default {
  title: '解决方案：十四类问题',
  description: '反欺诈、反洗钱、企业授信、供应链、电力、物流等十四类业务问题：每一类都有图模型、查询、可核对的结果和适合的版本。',
  kicker: '解决方案',
  headline: '先问清楚，\n再画成图',
  lead: '业务不同，问图的方式只有几种：成环吗、怎么走、波及谁、连成几块、谁和谁像、谁在中间。先找到您的问题，再看它怎样变成一张图、一条查询、一个能核对的结果。',
  hero: {
    caption: '业务问题与它们问图的方式',
    reading: '左列是方案，右列是问法；线表示该方案用到这种问法',
    alt: '二部图：左列为各解决方案，右列为成环、路径、可达、连通、匹配、中心六种问法，连线表示方案用到的问法',
    legend: [
      { mark: 'account', label: '方案' },
      { mark: 'device', label: '问法' }
    ],
    note: '按各页实际用到的问法画成；下面的小图是各页查到的结果'
  },
  words: {
    knowledge: '知识图谱',
    intelligentAnswer: '智能问答',
    customer360: '客户360',
    fraud: '反欺诈',
    launder: '反洗钱',
    credit: '企业授信',
    supplychain: '供应链',
    power: '电力调度',
    logistics: '物流',
    response: '应急响应',
    social: '社交营销',
    irc: '推荐',
    amc: '身份与访问',
    firmit: 'IT管理',
    ring: '成环',
    path: '路径',
    reach: '可达',
    component: '连通',
    match: '匹配',
    center: '中心'
  },
  groups: {
    featured: { question: '知道什么？', headline: '把知识连成一张图' },
    finance: { question: '风险在哪？', headline: '把藏起来的关系找出来' },
    industry: { question: '断了会怎样？', headline: '把影响算到最末一级' },
    operations: { question: '谁和谁有关？', headline: '把人、权限、系统理清楚' }
  },
  solutions: {
    knowledge: { question: '文档里说了什么，出处在哪？', text: '从句子抽出事实，同名归一，每条都能回到原文。' },
    intelligentAnswer: { question: '一句话问，怎样答得有据？', text: '把问句对到图上，走出答案，附上走过的边。' },
    customer360: { question: '几个系统里的，是同一个人吗？', text: '沿共用的电话、证件、设备，把记录归到一人。' },
    fraud: { question: '哪些账户其实是一伙？', text: '共用的设备把账户连起来，资金环给出结论。' },
    launder: { question: '拆散的钱最后去了哪？', text: '按时间先后追踪，看它在哪个账户归集。' },
    credit: { question: '这家企业，最终谁说了算？', text: '沿持股向上相乘，找到实际控制人和关联担保。' },
    supplychain: { question: '一家停供，多久停到我？', text: '沿物料清单往下走，用库存天数算出停线的日子。' },
    power: { question: '断一条支路，谁会停电？', text: '在IEEE 14节点网络上逐条、逐对断开，数出影响。' },
    logistics: { question: '路断了，货从哪走？', text: '按行车时间找最短路径，封路后立刻改道。' },
    response: { question: '爆管了，先关哪几个阀？', text: '从破口向外走，遇阀即停，得到最小的关阀清单。' },
    social: { question: '谁连着几个圈子？', text: '算介数而不是数粉丝，找到消息必经的人。' },
    irc: { question: '他还会喜欢什么，为什么？', text: '沿共同的选择走两跳，推荐附得出理由。' },
    amc: { question: '谁能打开这份数据，凭什么？', text: '沿组、角色、授权走到底，找出多余的那条路。' },
    firmit: { question: '告警一片，根子在哪？', text: '沿依赖关系往下走，找到能解释全部告警的一处。' }
  }
} satisfies GalleryCopy
