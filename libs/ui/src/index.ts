export { FacebookIcon, InstagramIcon } from './brand/brand-icons';
export { Logo } from './brand/logo';
export { CarPicture } from './cars/car-picture';
export { CAR_HEIGHT, CAR_WIDTH, carOfPicture, MODELS, type ModelSlug } from './cars/cars';
export { SHARE_SIZE } from './cars/share-size';
export { Stage } from './cars/stage';
export { type CarGallery, GalleryStage } from './cars/stage-gallery';
export { addressValues, withoutAbsent } from './data/address-values';
export { ColumnsButton, type ColumnsButtonProps } from './data/columns-button';
export { type Column, DataTable, type DataTableProps, Figures } from './data/data-table';
export { DateRangeFilter } from './data/date-range-filter';
export { EmailText } from './data/email-text';
export { type Fact, Facts } from './data/facts';
export { ChoiceFilter, ClearFilters, Filters, SearchFilter } from './data/filters';
export { LeftOut } from './data/left-out';
export { MoreActs } from './data/more-acts';
export { PagedTable } from './data/paged-table';
export { RowAct } from './data/row-act';
export { TableFoot } from './data/table-foot';
export { Unbroken } from './data/unbroken';
export { useAddressFilters } from './data/use-address-filters';
export { deferred, hydrateFirst, onMissingPart, withDeferred } from './deferred/deferred';
export { Modal } from './dialog/modal';
export { Empty, Horizon } from './feedback/empty';
export { Failure } from './feedback/failure';
export { NotFoundNotice } from './feedback/not-found-notice';
export { OutcomeNotice, type OutcomeText, problemText } from './feedback/outcome-notice';
export { OutcomeWithFocus } from './feedback/outcome-with-focus';
export { PageWait } from './feedback/page-wait';
export { Skeleton } from './feedback/skeleton';
export { StepProgress } from './feedback/step-progress';
export { StateTag, Tag, type TagProps } from './feedback/tag';
export { Footer } from './footer';
export { useTypedBeforeHydration } from './forms/hydration/typed-before-hydration';
export { Header } from './header';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BellIcon,
  CalendarIcon,
  CameraIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DeliveryIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  EyeIcon,
  HelpIcon,
  HomeIcon,
  KmIcon,
  LinkIcon,
  LockIcon,
  MinusIcon,
  PauseIcon,
  PayIcon,
  PersonIcon,
  PhoneIcon,
  PlaceIcon,
  PlayIcon,
  PlusIcon,
  RemoveIcon,
  RotateIcon,
  SearchIcon,
  SendIcon,
  ShieldIcon,
  SignOutIcon,
  SuccessIcon,
  UploadIcon,
  WarningIcon,
} from './icons';
export { NamedIcon } from './icons/named-icon';
export { AppBase } from './link/app-base';
export { AppLink } from './link/app-link';
export { BackLink } from './link/back-link';
export { linkTarget } from './link/link-target';
export { phoneHref } from './link/phone-href';
export { SiteLink } from './link/site-link';
export { useOpenTabInView } from './link/use-open-tab-in-view';
export { PaletteButton, type PalettePartProps } from './palette/palette-button';
export { Price, type PriceProps } from './price/price';
export { SavedViews } from './saved-views/saved-views';
export { Shortcuts } from './shortcuts/shortcuts';
export { ShortcutsButton } from './shortcuts/shortcuts-button';
export { type KeyedList, useListKeys } from './shortcuts/use-list-keys';
export { type Shortcut, useShortcuts, useShortcutsOn } from './shortcuts/use-shortcuts';
export {
  type ActEntry,
  type ActOutcome,
  type DelayedAct,
  isBack,
  isPending,
  type Schedule,
  useDelayedActs,
} from './undo/delayed-acts';
export { focusIsFree } from './undo/focus-is-free';
export { PendingActStatus } from './undo/pending-act-status';
export { TO_SEND } from './undo/undo.copy';
export { UndoBar } from './undo/undo-bar';
export { useFocusBack } from './undo/use-focus-back';
export { useQuietSecond } from './undo/use-quiet-second';
export { type TakenBack, useTakenBack } from './undo/use-taken-back';
export { useUndoQueue } from './undo/use-undo-queue';
export { UnsavedChanges, useUnsavedQuestion } from './unsaved-changes/unsaved-changes';
export { useHasUnsaved, useUnsavedChanges } from './unsaved-changes/use-unsaved-changes';
export { useHydrated } from './use-hydrated';
export { useIsShown } from './use-is-shown';
export { useIsStaying } from './use-is-staying';
export { useCountdown } from './wait/use-countdown';
export { useWait } from './wait/use-wait';
export { clockOf, WaitLabel } from './wait/wait-label';
