export { brand } from '~/contract/brand'
