import { MEMBER_AREA_PATH } from '@site/api-contract/site-paths';
import { Empty, SiteLink } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';

type GoneProps = {
  title: string;
  text: string;
  /** The page links the overview above this already. */
  isLinked?: boolean;
};

/** An item that does not exist, or is another customer's, and the way on. */
export function Gone({ title, text, isLinked = false }: GoneProps) {
  return (
    <Empty
      level={1}
      slim
      title={title}
      text={text}
      action={
        isLinked ? undefined : (
          <SiteLink className="btn" to={MEMBER_AREA_PATH}>
            {memberAreaCopy.toOverview}
          </SiteLink>
        )
      }
    />
  );
}
