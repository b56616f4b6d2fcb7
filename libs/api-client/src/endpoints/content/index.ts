export { contentApi, useFetchCmsQuery, useListPricesQuery } from './content';
