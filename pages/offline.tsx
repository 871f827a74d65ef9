import { definePage } from '../components/page/define-page.ts';
import { OfflineGuide } from '../components/page/offline-guide/offline-guide.tsx';

export default definePage({
  islands: [],
  meta: ({ pages: { offline } }) => ({
    title: offline.title,
    description: offline.description,
    noindex: true,
  }),
  body: (content) => <OfflineGuide content={content} />,
});
