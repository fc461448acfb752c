import type { Program } from './types'

/** The partner programs. Chinese only, like their page (spec §2). */
export const programs: readonly Program[] = [
  {
    id: 'solution',
    name: '解决方案伙伴',
    question: '行业问题怎样变成图应用？',
    title: '把行业经验做成图应用',
    purpose: '解决方案伙伴把行业问题抽象成图模型，在图数据库上开发应用，交付给客户。',
    summary: { partner: '设计图模型，开发并交付应用', vendor: '提供图数据库，评审图模型' },
    parties: [
      { id: 'vendor', label: '原厂', shape: 'circle', x: 90, y: 80 },
      { id: 'database', label: '图数据库', shape: 'square', x: 290, y: 80 },
      { id: 'partner', label: '伙伴', shape: 'circle', x: 90, y: 230, partner: true },
      { id: 'application', label: '行业应用', shape: 'square', x: 290, y: 230 },
      { id: 'customer', label: '客户', shape: 'circle', x: 490, y: 230 }
    ],
    deliveries: [
      { from: ['vendor'], to: ['database'], what: '提供', about: '原厂提供图数据库和产品文档，解答产品问题。' },
      { from: ['partner'], to: ['application'], what: '开发', about: '伙伴调研需求，设计图模型，开发行业应用。' },
      { from: ['application'], to: ['database'], what: '查询', about: '应用把数据存成图，用查询得到答案。' },
      { from: ['application'], to: ['customer'], what: '交付', about: '伙伴把应用交付给客户，并负责应用的日常支持。' }
    ],
    fits: [
      '从事行业软件开发或系统集成，有自己的客户',
      '掌握一类需要关系分析的业务问题，例如反洗钱、供应链',
      '有开发团队，愿意学习图建模'
    ],
    partnerDoes: ['调研需求，设计图模型', '开发、测试并交付应用', '支持应用的日常使用'],
    vendorDoes: ['提供图数据库与产品文档', '评审图模型，解答产品问题', '修复产品缺陷'],
    firstSteps: ['选择一个规模适中的真实场景', '共同设计图模型，确定要回答的问题', '用示例数据验证', '议定分工，写入合作协议']
  },
  {
    id: 'reseller',
    name: '经销伙伴',
    question: '客户该选哪个版本？',
    title: '为客户选择合适的版本',
    purpose: '经销伙伴了解客户的用量和要求，推荐合适的版本，协助客户采购。产品和支持由原厂提供。',
    summary: { partner: '给出选型建议，协助客户采购', vendor: '交付许可，提供产品支持' },
    parties: [
      { id: 'vendor', label: '原厂', shape: 'circle', x: 290, y: 70 },
      { id: 'partner', label: '伙伴', shape: 'circle', x: 90, y: 230, partner: true },
      { id: 'customer', label: '客户', shape: 'circle', x: 490, y: 230 }
    ],
    deliveries: [
      { from: ['vendor'], to: ['partner'], what: '资料', about: '原厂提供各版本的资料，培训售前人员。' },
      { from: ['customer'], to: ['partner'], what: '要求', about: '客户说明数据量、用户数和权限要求。' },
      { from: ['partner'], to: ['customer'], what: '选型', about: '伙伴给出选型建议，准备报价与合同，跟进采购。' },
      { from: ['vendor'], to: ['customer'], what: '支持', about: '采购完成后，原厂向客户交付许可并提供产品支持。' }
    ],
    fits: ['已有企业软件的销售渠道', '熟悉所在地区和行业的采购流程', '能安排售前人员学习产品'],
    partnerDoes: ['了解客户的数据量、用户数和权限要求', '给出选型建议，准备报价与合同', '跟进采购与交付安排'],
    vendorDoes: ['提供版本资料，培训售前人员', '交付产品许可', '提供产品支持'],
    firstSteps: ['介绍公司、地区和擅长的行业', '售前人员学习四个版本的差别', '共同跟进第一个客户', '议定范围与责任，写入合作协议']
  },
  {
    id: 'service',
    name: '服务伙伴',
    question: '谁来部署和运维？',
    title: '部署、迁移与运维图数据库',
    purpose: '服务伙伴为客户部署、迁移和维护图数据库，处理日常问题，疑难问题由原厂支持。',
    summary: { partner: '部署、迁移、巡检，先行排查', vendor: '发布更新，处理疑难问题' },
    parties: [
      { id: 'vendor', label: '原厂', shape: 'circle', x: 90, y: 70 },
      { id: 'partner', label: '伙伴', shape: 'circle', x: 90, y: 230, partner: true },
      { id: 'database', label: '图数据库', shape: 'square', x: 290, y: 150 },
      { id: 'customer', label: '客户', shape: 'circle', x: 490, y: 150 }
    ],
    deliveries: [
      { from: ['vendor'], to: ['database'], what: '更新', about: '原厂发布产品更新和升级说明。' },
      { from: ['partner'], to: ['database'], what: '维护', about: '伙伴完成部署与数据迁移，之后定期巡检、备份和升级。' },
      { from: ['customer'], to: ['database'], what: '使用', about: '客户在自己的环境里使用图数据库，有问题先找伙伴。' },
      { from: ['partner'], to: ['vendor'], what: '上报', about: '伙伴先行排查，把产品本身的疑难问题交给原厂处理。' }
    ],
    fits: ['有数据库或数据平台的运维经验', '能到客户现场，或提供远程值守', '有成文的变更和应急流程'],
    partnerDoes: ['规划容量，完成部署与数据迁移', '定期巡检、备份和升级', '受理客户问题，先行排查'],
    vendorDoes: ['发布产品更新和升级说明', '培训服务工程师', '处理上报的产品问题'],
    firstSteps: ['介绍服务团队与覆盖地区', '服务工程师学习部署与运维', '在练习环境里完整演练', '议定服务范围，写入合作协议']
  },
  {
    id: 'training',
    name: '培训伙伴',
    question: '怎样培养图数据库人才？',
    title: '开展图数据库培训认证',
    purpose: '培训伙伴按统一的课程授课，学员学完可以参加GBCA认证。',
    summary: { partner: '组织授课与练习', vendor: '编写课程，组织认证' },
    parties: [
      { id: 'vendor', label: '原厂', shape: 'circle', x: 70, y: 150 },
      { id: 'course', label: '课程', shape: 'square', x: 220, y: 70 },
      { id: 'partner', label: '伙伴', shape: 'circle', x: 220, y: 230, partner: true },
      { id: 'learner-a', label: '学员', shape: 'circle', x: 380, y: 70 },
      { id: 'learner-b', label: '学员', shape: 'circle', x: 380, y: 150 },
      { id: 'learner-c', label: '学员', shape: 'circle', x: 380, y: 230 },
      { id: 'certificate', label: '认证', shape: 'diamond', x: 510, y: 150 }
    ],
    deliveries: [
      { from: ['vendor'], to: ['course'], what: '编写', about: '原厂编写课程，制定认证标准，培训讲师。' },
      { from: ['partner'], to: ['course'], what: '采用', about: '伙伴采用统一的课程备课，使各地学到的内容一致。' },
      {
        from: ['partner'],
        to: ['learner-b', 'learner-a', 'learner-c'],
        what: '授课',
        about: '伙伴组织授课，安排练习环境，收集反馈。'
      },
      {
        from: ['learner-b', 'learner-a', 'learner-c'],
        to: ['certificate'],
        what: '参加',
        about: '学员参加由原厂组织的GBCA认证。'
      }
    ],
    fits: ['院校、培训机构或企业的内训团队', '有讲师，有线下教室或线上课堂', '愿意按统一的课程授课'],
    partnerDoes: ['组织招生和授课', '安排练习环境', '收集学员反馈'],
    vendorDoes: ['编写课程，制定认证标准', '培训讲师', '组织认证'],
    firstSteps: ['介绍院校或机构、专业和讲师', '讲师试听课程，参加认证', '开设小班试讲', '议定开课计划，写入合作协议']
  }
]

/** Contents of the first letter, so that the right person answers (fields of the partner form, spec §3). */
export const firstLetter: readonly string[] = [
  '公司名称与所在城市',
  '您的姓名、职务和联系电话',
  '希望参加哪一种计划',
  '想解决的问题，或已有的项目'
]
