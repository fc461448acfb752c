import type { DemoCopy } from '../types'

export default {
  title: '在线演示：为什么推荐这本书',
  description: '用个性化PageRank为读者推荐图书，再用路径和得分来源解释每条推荐；可以只看借阅或只看主题。',
  kicker: '在线演示 · 推荐',
  headline: '为什么推荐这本书？',
  lead: '从一位读者出发，沿借阅和主题做随机游走，得分高的书就是推荐。每本书的得分都来自相邻顶点，因此每条推荐都能说明来源。',
  figure: {
    caption: '读者、图书与主题',
    reading: '圆是读者，菱形是图书，方块是主题。橙色是推荐，蓝色是连到推荐的路径，其余实心菱形是借过的书。',
    alt: '读者借阅图书，图书属于主题；从一位读者出发的路径连到五本推荐的书'
  },
  marks: { start: '读者', solid: '借过的书', path: '路径', answer: '推荐' },
  vertices: { person: '读者', book: '图书', subject: '主题' },
  edges: { borrowed: '借阅', about: '属于主题' },
  values: {},
  parameters: {
    reader: { name: '读者', hint: '为谁推荐' },
    through: {
      name: '沿哪些关系',
      hint: '自己的借阅总是保留',
      options: { both: '借阅和主题', borrowed: '只沿借阅', about: '只沿主题' }
    },
    damping: { name: '继续的概率', hint: '越大，越远的书得分越高', unit: '%' },
    count: { name: '推荐数量', hint: '列出得分最高的', unit: '本' }
  },
  columns: { place: '名次', book: '图书', score: '得分（千分之）', hops: '离读者几跳' },
  words: { none: '没有' },
  sentences: {
    start: '从{reader}出发，借过{books}本书。',
    own: '借过的{books}本书不再推荐，但分数经它们传出去。',
    iteration: '第{number}次迭代：{reached}个顶点有得分，变化{change}；领先的是{best}。',
    'iteration-none': '第{number}次迭代：{reached}个顶点有得分，变化{change}；还没有新书。',
    book: '第{place}名：{book}，得分千分之{score}，离读者{hops}跳。',
    end: '为{reader}推荐{books}本，首选{best}；根据借过的{own}本书。',
    'end-none': '没有可以推荐给{reader}的书：推荐{books}本，首选{best}，借过{own}本。',
    'why-reader': '{vertex}是读者，得分千分之{score}；借过{books}本书。',
    'why-apart': '{vertex}与{reader}之间没有路径。',
    'why-own': '{reader}借过{vertex}，不再推荐；它得分千分之{score}，来自{neighbors}个邻居。',
    'why-between': '{vertex}得分千分之{score}，来自{neighbors}个邻居；离{reader}有{hops}跳。',
    'why-book': '{vertex}排第{place}，得分千分之{score}，来自{neighbors}个邻居；最短路径{hops}跳，从{reader}借过的书出发。',
    'why-later': '{vertex}排第{place}，未列入：得分千分之{score}，来自{neighbors}个邻居；离{reader}有{hops}跳。'
  },
  result: { some: '为{reader}推荐{books}本，首选{best}', nothing: '没有可以推荐给{reader}的书' },
  terms: '邻居传来的得分，从大到小（千分之）',
  tour: [
    { text: 'R001借过五本书。五本橙色的书得分最高，蓝色路径连到它们。' },
    { text: '选中B015：它的得分由哪些读者和主题传来，逐项列出。', vertex: 'B015' },
    { text: '只沿借阅：推荐只来自偏好相近的读者。', parameters: { through: 'borrowed' } },
    { text: '继续的概率降到50%，传到远处的得分变少，名次随之变化。', parameters: { damping: 50 } }
  ],
  query: '与R001借过同一本书的读者，还借了哪些R001没借过的书？',
  source: '示例数据，按固定种子生成；不含任何真实读者或图书。'
} satisfies DemoCopy
