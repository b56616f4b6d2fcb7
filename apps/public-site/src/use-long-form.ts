import { longFormClosed, longFormOpened } from '@site/auth';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Says that a long form is on the screen: a session that ends meanwhile asks its person to sign in over it, and nothing
 * typed is lost (product.md §11). For forms of signed-in people whose answers are more than a line.
 */
export function useLongForm(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(longFormOpened());
    return () => void dispatch(longFormClosed());
  }, [dispatch]);
}
