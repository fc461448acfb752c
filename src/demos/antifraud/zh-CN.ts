import type { DemoCopy } from '../types'

export default {
  title: '在线演示：共用设备里的欺诈团伙',
  description: '运行连通分量与环路算法，从数百个账户、设备和电话中区分欺诈团伙与普通家庭。逐步查看每个结论的依据。',
  kicker: '在线演示 · 反欺诈',
  headline: '哪些共用设备属于团伙，\n哪些只是家庭？',
  lead: '多个账户共用设备或电话，可能是团伙，也可能是家庭成员。算法先找出共用关系连成的组，再检查组内转账是否首尾相接、转回起点，这样的组列为疑似团伙。',
  figure: {
    caption: '账户、设备、电话与转账',
    reading: '圆是账户，方块是设备，三角是电话。橙色是转账成环的疑似团伙，蓝色是共用设备或电话、但没有资金环的组。',
    alt: '账户与它们登录的设备、登记的电话和相互的转账；三组账户的转账各自成环'
  },
  marks: { solid: '多个账户共用', path: '无资金环的组', found: '疑似团伙' },
  vertices: { account: '账户', device: '设备', phone: '电话' },
  edges: { uses: '登录', registered: '登记', transferred: '转账' },
  values: { amount: { name: '金额', unit: '元' }, day: { name: '当月第几天' } },
  parameters: {
    sharing: {
      name: '共用关系',
      hint: '按哪种共用关系把账户归为一组',
      options: { both: '设备或电话', device: '只看设备', phone: '只看电话' }
    },
    accounts: { name: '每组账户至少', hint: '账户更少的组不检查', unit: '个' },
    shortest: { name: '环至少', hint: '两个账户互转较为常见，通常不算环', unit: '笔' },
    longest: { name: '环至多', hint: '更长的环不再查找', unit: '笔' }
  },
  columns: {
    group: '组（以首个账户命名）',
    verdict: '结论',
    accounts: '账户',
    shared: '共用的设备与电话',
    length: '环的转账笔数',
    amount: '可转回金额上限（元）'
  },
  words: { ring: '疑似团伙', family: '无资金环' },
  sentences: {
    shared: '找出{things}个由多个账户共用的设备和电话，它们把账户连成{groups}组。',
    group: '检查{group}所在的组：{accounts}个账户，共用{things}个设备或电话。',
    ring: '组内{length}笔转账首尾相接，最多可有{amount}元转回起点：列为疑似团伙。',
    family: '{group}的组里没有转账成环：虽共用设备或电话，不列为疑似团伙。',
    end: '共{rings}个疑似团伙；另有{families}组共用设备或电话，但没有资金环。',
    'why-alone': '在当前参数下，{vertex}不属于任何共用设备或电话的组。',
    'why-ring':
      '从{vertex}起，{length}笔转账首尾相接，回到{vertex}。最多可转回{amount}元，即环上最小的一笔；不核对转账的先后。同组共{accounts}个账户。',
    'why-beside': '{vertex}与环上的{member}由共用关系相连，但自己的转账不在这个环上；同组共{accounts}个账户。',
    'why-ring-thing': '{near}个账户共用{vertex}；它们所在的组有{accounts}个账户，组内转账成环。',
    'why-family-thing': '{near}个账户共用{vertex}；它们所在的组有{accounts}个账户，组内没有转账成环。',
    'why-family': '{vertex}与{near}个设备或电话相连，同组共{accounts}个账户；组内没有转账成环。'
  },
  result: {
    some: '找到{rings}个疑似团伙；另有{families}组共用设备或电话，但没有资金环',
    nothing: '在当前参数下，没有账户连成组'
  },
  tour: [
    { text: '三个橙色的组是疑似团伙：共用设备，转账又首尾相接。' },
    { text: 'A076与另外八个账户共用一台设备，但没有资金环。仅凭共用判断，会造成误报。', vertex: 'A076' },
    { text: '选中A007：从它起，八笔转账首尾相接，回到本账户。', vertex: 'A007' },
    { text: '把“环至少”调到2笔，互相转账的家庭成员也会被列为疑似团伙。', parameters: { shortest: 2 } }
  ],
  query:
    '哪些账户是3至8笔转账的环的起点？每个环只列一次，从编号最小的账户算起。查询不看共用关系，所以还找到A110所在的环。这个环上的账户没有共用设备或电话，上面的算法不列为疑似团伙。',
  source: '示例数据，按固定种子生成；不含任何真实账户。'
} satisfies DemoCopy
