export { BRAND } from './brand/brand';
export { FacebookIcon, InstagramIcon } from './brand/brand-icons';
export { Logo, LogoSymbol } from './brand/logo';
export { CarPicture, type CarPictureProps } from './cars/car-picture';
export {
  CAR_HEIGHT,
  CAR_WIDTH,
  carPictureUrl,
  MODELS,
  type ModelSlug,
  PAINTS,
  type PaintSlug,
} from './cars/cars';
export { Stage, type StageProps } from './cars/stage';
export {
  type Column,
  DataTable,
  type DataTableProps,
  type Figure,
  Figures,
} from './data/data-table';
export {
  ChoiceFilter,
  type ChoiceFilterProps,
  Filters,
  SearchFilter,
  type SearchFilterProps,
} from './data/filters';
export { type AddressFilters, useAddressFilters } from './data/use-address-filters';
export { deferred, hydrateFirst, withDeferred } from './deferred/deferred';
export { Modal, type ModalProps } from './dialog/modal';
export { Empty, type EmptyProps } from './feedback/empty';
export { Failure, type FailureProps } from './feedback/failure';
export { NotFoundNotice } from './feedback/not-found-notice';
export { PageWait } from './feedback/page-wait';
export { Road, type RoadProps, type RoadStep, stepOf } from './feedback/road';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { StateTag, Tag, type TagProps } from './feedback/tag';
export { Footer, type FooterProps } from './footer';
export { useTypedBeforeHydration } from './forms/typed-before-hydration';
export { Header, type HeaderProps } from './header';
export {
  HEADER_ITEMS,
  type HeaderAction,
  type HeaderItem,
  type HeaderItems,
} from './header/header-items';
export { type TopBarProps } from './header/top-bar';
export {
  AccessibilityIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CalendarIcon,
  CameraIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DeliveryIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  ErrorIcon,
  EyeIcon,
  EyeOffIcon,
  FiltersIcon,
  FolderIcon,
  GaugeIcon,
  HomeIcon,
  InfoIcon,
  LinkIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlaceIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  RemoveIcon,
  RotateIcon,
  SearchIcon,
  SendIcon,
  ShieldIcon,
  SignOutIcon,
  StoreIcon,
  SuccessIcon,
  UploadIcon,
  WarningIcon,
} from './icons';
export { NamedIcon } from './icons/named-icon';
export { AppBase } from './link/app-base';
export { AppLink, type AppLinkProps } from './link/app-link';
export { type LinkTarget, linkTarget } from './link/link-target';
export { phoneHref } from './link/phone-href';
export { SiteLink, type SiteLinkProps } from './link/site-link';
export { Price, type PriceProps } from './price/price';
export { useHydrated } from './use-hydrated';
export { VisuallyHidden } from './visually-hidden';
export { useCountdown } from './wait/use-countdown';
export { useWait } from './wait/use-wait';
export { clockOf, WaitLabel } from './wait/wait-label';
